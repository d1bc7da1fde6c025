// Made from openapi/ by `npm run generate`. Do not edit.
export const accesses = {
  "register": "public",
  "signIn": "public",
  "spendSignInLink": "public",
  "requestPasswordReset": "public",
  "resetPassword": "public",
  "confirmEmail": "public",
  "refresh": "public",
  "logout": "public",
  "addRestaurant": "session",
  "chooseRestaurant": "session",
  "readInvitation": "public",
  "acceptInvitation": "public",
  "listStaffMembers": "session",
  "createStaffMember": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "bulkChangeStaffMembers": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "suggestPin": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "getStaffMember": "session",
  "updateStaffMember": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "deleteStaffMember": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "restoreStaffMember": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "inviteStaffMember": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "revokeInvitation": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "getMyProfile": "session",
  "updateMyProfile": "session",
  "uploadMyPicture": "session",
  "removeMyPicture": "session",
  "changeMyPassword": "session",
  "changeMyEmail": "session",
  "listMySessions": "session",
  "endMySessions": "session",
  "putMyPreferences": "session",
  "listCategories": "session",
  "createCategory": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "getCategory": "session",
  "updateCategory": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "deleteCategory": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "bulkChangeCategories": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "moveCategories": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "duplicateCategory": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "restoreCategory": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "listMenusOfCategory": "session",
  "moveItemsInCategory": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "moveItemsToCategory": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "listItems": "session",
  "createItem": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "getItem": "session",
  "updateItem": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "deleteItem": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "listMenusOfItem": "session",
  "countItems": "session",
  "listMenusOfItems": "session",
  "setItemAvailability": {
    "anyOf": [
      "MENU_MANAGEMENT",
      "POS"
    ]
  },
  "setOptionAvailability": {
    "anyOf": [
      "MENU_MANAGEMENT",
      "POS"
    ]
  },
  "listAvailability": "session",
  "changeAvailability": {
    "anyOf": [
      "MENU_MANAGEMENT",
      "POS"
    ]
  },
  "sendPress": {
    "anyOf": [
      "MENU_MANAGEMENT",
      "POS"
    ]
  },
  "listIngredients": "session",
  "listMenus": "session",
  "createMenu": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "bulkChangeMenus": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "moveMenus": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "getMenu": "session",
  "updateMenu": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "deleteMenu": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "replaceMenuCode": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "duplicateMenu": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "restoreMenu": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "countScreensOfMenu": "session",
  "previewMenus": "session",
  "listModifierGroups": "session",
  "createModifierGroup": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "bulkChangeModifierGroups": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "restoreModifierGroup": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "getModifierGroup": "session",
  "updateModifierGroup": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "deleteModifierGroup": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "duplicateModifierGroup": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "listMenusOfModifierGroup": "session",
  "updateItems": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "bulkChangeItems": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "duplicateItem": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "restoreItem": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "listChanges": "session",
  "undoChange": {
    "anyOf": [
      "MENU_MANAGEMENT",
      "ONLINE_MENU",
      "SETTINGS"
    ]
  },
  "undoChangeBatch": {
    "anyOf": [
      "MENU_MANAGEMENT",
      "ONLINE_MENU",
      "SETTINGS"
    ]
  },
  "getListJob": {
    "anyOf": [
      "MENU_MANAGEMENT",
      "ONLINE_MENU",
      "SETTINGS"
    ]
  },
  "listChangePeople": "session",
  "getMenuHealth": "session",
  "listHealthFindings": "session",
  "getQrMenuSettings": "session",
  "updateQrMenuSettings": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "getDigitalMenuSettings": "session",
  "updateDigitalMenuSettings": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "listScreens": "session",
  "createScreen": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "bulkChangeScreens": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "getScreen": "session",
  "updateScreen": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "deleteScreen": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "duplicateScreen": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "restoreScreen": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "viewScreen": "session",
  "pairScreen": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "unpairScreen": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "identifyScreen": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "getScreenStates": "session",
  "previewScreens": "session",
  "checkQrCode": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "downloadQrCode": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "getScans": "session",
  "getLinks": {
    "anyOf": [
      "LINK_TO_MENU"
    ]
  },
  "checkLinks": {
    "anyOf": [
      "LINK_TO_MENU"
    ]
  },
  "getLinkScans": {
    "anyOf": [
      "LINK_TO_MENU"
    ]
  },
  "getAllergenMatrix": "session",
  "getAllergenMatrixPdf": "session",
  "createMatrixPrint": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "listImports": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "createImport": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "getImport": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "cancelImport": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "listImportRows": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "setImportColumns": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "setImportLines": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "setImportEdits": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "setImportCorrections": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "exportWrongRows": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "applyImport": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "exportMenu": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "listDiscounts": "session",
  "createDiscount": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "bulkChangeDiscounts": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "getDiscount": "session",
  "updateDiscount": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "deleteDiscount": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "duplicateDiscount": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "restoreDiscount": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "listPrinters": "session",
  "createPrinter": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "bulkChangePrinters": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "getPrinter": "session",
  "updatePrinter": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "deletePrinter": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "duplicatePrinter": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "restorePrinter": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "listTableSections": "session",
  "createTableSection": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "bulkChangeTableSections": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "getTableSection": "session",
  "updateTableSection": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "deleteTableSection": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "duplicateTableSection": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "restoreTableSection": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "replaceTableCode": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "listTaxes": "session",
  "createTax": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "bulkChangeTaxes": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "getTax": "session",
  "updateTax": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "deleteTax": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "duplicateTax": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "restoreTax": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "getServiceCharge": "session",
  "updateServiceCharge": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "checkRestaurantUrl": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "getSetUp": "session",
  "tickSetUpStep": {
    "anyOf": [
      "MENU_MANAGEMENT"
    ]
  },
  "replaceRestaurantCode": {
    "anyOf": [
      "ONLINE_MENU"
    ]
  },
  "deleteRestaurant": {
    "anyOf": [
      "ALL"
    ]
  },
  "convertCurrency": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "getRestaurant": "session",
  "updateRestaurant": {
    "anyOf": [
      "SETTINGS"
    ]
  },
  "uploadImage": {
    "anyOf": [
      "MENU_MANAGEMENT",
      "ONLINE_MENU",
      "SETTINGS"
    ]
  },
  "updateImage": {
    "anyOf": [
      "MENU_MANAGEMENT",
      "ONLINE_MENU",
      "SETTINGS"
    ]
  },
  "listenLive": "session",
  "getPublicContract": "public",
  "getConfiguration": "public",
  "getPublicRestaurant": "public",
  "listenPublicLive": "public",
  "getPublicMenu": "public",
  "getPublicScreen": "public",
  "reportScreen": "public",
  "startScreenPairing": "public",
  "checkScreenPairing": "public"
} as const;
