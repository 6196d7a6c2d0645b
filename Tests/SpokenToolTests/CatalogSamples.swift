// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A String Catalog as Xcode saves it, and the overlay that it becomes.
enum CatalogSamples {
  /// Everything that an overlay can hold: all kinds of specifiers, variations, substitutions, states, and comments.
  static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%@" : {

        },
        "%@ lent you %lld books" : {
          "comment" : "A row of the list of loans.\nThe first argument is a name.",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "%2$lld Bücher von %1$@"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "%1$@ lent you %2$lld books"
              }
            }
          }
        },
        "%lld / %lld" : {

        },
        "%lld photos" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Foto"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "%d Fotos"
                    }
                  },
                  "zero" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Keine Fotos"
                    }
                  }
                }
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photo"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photos"
                    }
                  }
                }
              }
            }
          }
        },
        "100% of “%@” at %.2f" : {
          "comment" : "  indented\n\n$x",
          "extractionState" : "stale"
        },
        "accessibility.help" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "variations" : {
                "device" : {
                  "ipad" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Tippe mit dem Stift"
                    }
                  },
                  "mac" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Klicke"
                    }
                  }
                }
              }
            },
            "en" : {
              "variations" : {
                "device" : {
                  "mac" : {
                    "variations" : {
                      "plural" : {
                        "one" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Click once"
                          }
                        },
                        "other" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Click %lld times"
                          }
                        }
                      }
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Tap"
                    }
                  }
                }
              }
            }
          }
        },
        "archive" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Archiv"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Archive"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "new",
                "value" : ""
              }
            },
            "zh-Hant" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "封存"
              }
            },
            "zh-HK" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "封存檔"
              }
            }
          }
        },
        "Day %02lld" : {

        },
        "followers %lld %@" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@followers@"
              },
              "substitutions" : {
                "followers" : {
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%2$@ follower"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%2$@ followers"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "n-posts %lld %lld" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@count_posts@ von %#@count_people@"
              },
              "substitutions" : {
                "count_people" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg Person"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg Personen "
                        }
                      }
                    }
                  }
                },
                "count_posts" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "ein Beitrag"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg Beiträge"
                        }
                      }
                    }
                  }
                }
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@count_posts@ by %2$#@count_people@"
              },
              "substitutions" : {
                "count_people" : {
                  "argNum" : 2,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg person"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg people"
                        }
                      }
                    }
                  }
                },
                "count_posts" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg post"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg posts"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "Open" : {
          "comment" : "A button.",
          "generatesSymbol" : false,
          "isCommentAutoGenerated" : true,
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Öffnen"
              }
            }
          }
        },
        "Open…" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Open…"
              }
            }
          }
        },
        "rating" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "{Rating}\n\n [1] of \"5\""
              }
            }
          }
        },
        "SpokenText" : {
          "shouldTranslate" : false
        },
        "This is a sentence that somebody wrote into the code as a key" : {

        },
        "保存" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Sichern"
              }
            }
          }
        }
      },
      "version" : "1.1"
    }
    """#

  /// An overlay that a programmer wrote, with everything that a catalog can hold.
  static let english = """
    # A row of the list of loans.
    # $who (text): the friend.
    # $books (whole number): how many books.
    # Example: Maya lent you 3 books
    lent = { $books ->
        [0] { $who } lent you nothing
        [one] { $who } lent you a book
       *[other] { $who } lent you { $books } books
    }

    # $price (number): the price.
    price = only { NUMBER($price, minimumFractionDigits: 2, maximumFractionDigits: 2) }, 20% off

    # $count (whole number): how many.
    photos = { $count ->
        [one] a photo
       *[other] { $count } photos
    }
    plain = nothing but words

    # $what (text): the book.
    # $where (text): the shelf.
    moved = { $what } is on { $where } now

    """

  static let polish = """
    lent = { $books ->
        [0] { $who }: nic
        [one] książka od: { $who }
        [few] { $books } książki od: { $who }
        [many] { $books } książek od: { $who }
       *[other] { $books } książki od: { $who }
    }
    plain = same słowa
    moved = na { $where } jest { $what }

    """
}
