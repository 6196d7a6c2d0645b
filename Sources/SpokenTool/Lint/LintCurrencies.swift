// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The currencies that every language must name. These are the active codes of ISO 4217 that people are shown amounts in.
/// They are also constants of `Currency`.
enum LintCurrencies {
  static let codes: [String] = text.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let text = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF
    CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP
    GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT
    LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR
    NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN
    SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UYW UZS VED VES VND VUV WST XAF XAG
    XAU XCD XCG XDR XOF XPD XPF XPT XSU XUA YER ZAR ZMW ZWG
    """
}
