// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The identifiers of elements for tests of the user interface. After a trailing underscore, the app adds an id.
enum Identifier {
  static let loginEmailField = "login_email_field"
  static let loginPasswordField = "login_password_field"
  static let loginButton = "login_button"
  static let registerButton = "register_button"
  static let forgotPasswordButton = "forgot_password_button"
  static let registerNameField = "register_name_field"
  static let registerEmailField = "register_email_field"
  static let registerPasswordField = "register_password_field"
  static let analyticsButton = "analytics_button"
  static let childCard = "child_card_"
  static let addChildButton = "add_child_button"
  static let refreshButton = "refresh_button"
  static let transactionRow = "transaction_row_"
  static let createTransactionButton = "create_transaction_button"
  static let transactionAmountField = "transaction_amount_field"
  static let transactionDescriptionField = "transaction_description_field"
  static let wishListItem = "wish_list_item_"
  static let addWishListButton = "add_wish_list_button"
  static let purchaseButton = "purchase_button_"
  static let logoutButton = "logout_button"
  static let backButton = "back_button"
  static let cancelButton = "cancel_button"
  static let saveButton = "save_button"
  static let deleteButton = "delete_button"
}
