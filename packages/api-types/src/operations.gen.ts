// Made from openapi/ by `npm run generate`. Do not edit.
export const operations = {
  "register": {
    "method": "POST",
    "path": "/api/authentication/register",
    "largestBody": 8192
  },
  "signIn": {
    "method": "POST",
    "path": "/api/authentication/sign-in",
    "largestBody": 8192
  },
  "spendSignInLink": {
    "method": "POST",
    "path": "/api/authentication/sign-in-link",
    "largestBody": 8192
  },
  "requestPasswordReset": {
    "method": "POST",
    "path": "/api/authentication/forgot-password",
    "largestBody": 8192
  },
  "resetPassword": {
    "method": "POST",
    "path": "/api/authentication/reset-password",
    "largestBody": 8192
  },
  "confirmEmail": {
    "method": "POST",
    "path": "/api/authentication/confirm-email",
    "largestBody": 8192
  },
  "refresh": {
    "method": "POST",
    "path": "/api/authentication/refresh",
    "largestBody": 8192
  },
  "logout": {
    "method": "POST",
    "path": "/api/authentication/logout",
    "largestBody": 8192
  },
  "addRestaurant": {
    "method": "POST",
    "path": "/api/authentication/restaurants",
    "largestBody": 8192
  },
  "chooseRestaurant": {
    "method": "PUT",
    "path": "/api/authentication/restaurant",
    "largestBody": 8192
  },
  "readInvitation": {
    "method": "POST",
    "path": "/api/authentication/invitation",
    "largestBody": 8192
  },
  "acceptInvitation": {
    "method": "POST",
    "path": "/api/authentication/accept-invitation",
    "largestBody": 8192
  },
  "listStaffMembers": {
    "method": "GET",
    "path": "/api/human-resources/staff"
  },
  "createStaffMember": {
    "method": "POST",
    "path": "/api/human-resources/staff"
  },
  "bulkChangeStaffMembers": {
    "method": "POST",
    "path": "/api/human-resources/staff/bulk"
  },
  "suggestPin": {
    "method": "GET",
    "path": "/api/human-resources/staff/free-pin"
  },
  "getStaffMember": {
    "method": "GET",
    "path": "/api/human-resources/staff/{staffId}"
  },
  "updateStaffMember": {
    "method": "PATCH",
    "path": "/api/human-resources/staff/{staffId}"
  },
  "deleteStaffMember": {
    "method": "DELETE",
    "path": "/api/human-resources/staff/{staffId}"
  },
  "restoreStaffMember": {
    "method": "POST",
    "path": "/api/human-resources/staff/{staffId}/restore"
  },
  "inviteStaffMember": {
    "method": "POST",
    "path": "/api/human-resources/staff/{staffId}/invitation"
  },
  "revokeInvitation": {
    "method": "DELETE",
    "path": "/api/human-resources/staff/{staffId}/invitation"
  },
  "getMyProfile": {
    "method": "GET",
    "path": "/api/human-resources/staff/me"
  },
  "updateMyProfile": {
    "method": "PATCH",
    "path": "/api/human-resources/staff/me"
  },
  "uploadMyPicture": {
    "method": "POST",
    "path": "/api/human-resources/staff/me/picture"
  },
  "removeMyPicture": {
    "method": "DELETE",
    "path": "/api/human-resources/staff/me/picture"
  },
  "changeMyPassword": {
    "method": "PUT",
    "path": "/api/human-resources/staff/me/password",
    "largestBody": 8192
  },
  "changeMyEmail": {
    "method": "POST",
    "path": "/api/human-resources/staff/me/email",
    "largestBody": 8192
  },
  "listMySessions": {
    "method": "GET",
    "path": "/api/human-resources/staff/me/sessions"
  },
  "endMySessions": {
    "method": "POST",
    "path": "/api/human-resources/staff/me/sessions/end"
  },
  "putMyPreferences": {
    "method": "PUT",
    "path": "/api/human-resources/staff/me/preferences"
  },
  "listCategories": {
    "method": "GET",
    "path": "/api/online-menu/categories"
  },
  "createCategory": {
    "method": "POST",
    "path": "/api/online-menu/categories"
  },
  "getCategory": {
    "method": "GET",
    "path": "/api/online-menu/categories/{categoryId}"
  },
  "updateCategory": {
    "method": "PATCH",
    "path": "/api/online-menu/categories/{categoryId}"
  },
  "deleteCategory": {
    "method": "DELETE",
    "path": "/api/online-menu/categories/{categoryId}"
  },
  "bulkChangeCategories": {
    "method": "POST",
    "path": "/api/online-menu/categories/bulk"
  },
  "moveCategories": {
    "method": "PUT",
    "path": "/api/online-menu/categories/order"
  },
  "duplicateCategory": {
    "method": "POST",
    "path": "/api/online-menu/categories/{categoryId}/duplicate"
  },
  "restoreCategory": {
    "method": "POST",
    "path": "/api/online-menu/categories/{categoryId}/restore"
  },
  "listMenusOfCategory": {
    "method": "GET",
    "path": "/api/online-menu/categories/{categoryId}/menus"
  },
  "moveItemsInCategory": {
    "method": "PUT",
    "path": "/api/online-menu/categories/{categoryId}/item-order"
  },
  "moveItemsToCategory": {
    "method": "POST",
    "path": "/api/online-menu/categories/{categoryId}/move-items"
  },
  "listItems": {
    "method": "GET",
    "path": "/api/online-menu/items"
  },
  "createItem": {
    "method": "POST",
    "path": "/api/online-menu/items"
  },
  "getItem": {
    "method": "GET",
    "path": "/api/online-menu/items/{itemId}"
  },
  "updateItem": {
    "method": "PATCH",
    "path": "/api/online-menu/items/{itemId}"
  },
  "deleteItem": {
    "method": "DELETE",
    "path": "/api/online-menu/items/{itemId}"
  },
  "listMenusOfItem": {
    "method": "GET",
    "path": "/api/online-menu/items/{itemId}/menus"
  },
  "countItems": {
    "method": "GET",
    "path": "/api/online-menu/items/counts"
  },
  "listMenusOfItems": {
    "method": "POST",
    "path": "/api/online-menu/items/menus"
  },
  "setItemAvailability": {
    "method": "PUT",
    "path": "/api/online-menu/items/{itemId}/availability"
  },
  "setOptionAvailability": {
    "method": "PUT",
    "path": "/api/online-menu/modifier-options/{optionId}/availability"
  },
  "listAvailability": {
    "method": "GET",
    "path": "/api/online-menu/availability"
  },
  "changeAvailability": {
    "method": "POST",
    "path": "/api/online-menu/availability"
  },
  "sendPress": {
    "method": "POST",
    "path": "/api/online-menu/availability/presses"
  },
  "listIngredients": {
    "method": "GET",
    "path": "/api/online-menu/ingredients"
  },
  "listMenus": {
    "method": "GET",
    "path": "/api/online-menu/menus"
  },
  "createMenu": {
    "method": "POST",
    "path": "/api/online-menu/menus"
  },
  "bulkChangeMenus": {
    "method": "POST",
    "path": "/api/online-menu/menus/bulk"
  },
  "moveMenus": {
    "method": "PUT",
    "path": "/api/online-menu/menus/order"
  },
  "getMenu": {
    "method": "GET",
    "path": "/api/online-menu/menus/{menuId}"
  },
  "updateMenu": {
    "method": "PATCH",
    "path": "/api/online-menu/menus/{menuId}"
  },
  "deleteMenu": {
    "method": "DELETE",
    "path": "/api/online-menu/menus/{menuId}"
  },
  "replaceMenuCode": {
    "method": "POST",
    "path": "/api/online-menu/menus/{menuId}/code"
  },
  "duplicateMenu": {
    "method": "POST",
    "path": "/api/online-menu/menus/{menuId}/duplicate"
  },
  "restoreMenu": {
    "method": "POST",
    "path": "/api/online-menu/menus/{menuId}/restore"
  },
  "countScreensOfMenu": {
    "method": "GET",
    "path": "/api/online-menu/menus/{menuId}/screens"
  },
  "previewMenus": {
    "method": "GET",
    "path": "/api/online-menu/menu-preview"
  },
  "listModifierGroups": {
    "method": "GET",
    "path": "/api/online-menu/modifier-groups"
  },
  "createModifierGroup": {
    "method": "POST",
    "path": "/api/online-menu/modifier-groups"
  },
  "bulkChangeModifierGroups": {
    "method": "POST",
    "path": "/api/online-menu/modifier-groups/bulk"
  },
  "restoreModifierGroup": {
    "method": "POST",
    "path": "/api/online-menu/modifier-groups/{modifierGroupId}/restore"
  },
  "getModifierGroup": {
    "method": "GET",
    "path": "/api/online-menu/modifier-groups/{modifierGroupId}"
  },
  "updateModifierGroup": {
    "method": "PATCH",
    "path": "/api/online-menu/modifier-groups/{modifierGroupId}"
  },
  "deleteModifierGroup": {
    "method": "DELETE",
    "path": "/api/online-menu/modifier-groups/{modifierGroupId}"
  },
  "duplicateModifierGroup": {
    "method": "POST",
    "path": "/api/online-menu/modifier-groups/{modifierGroupId}/duplicate"
  },
  "listMenusOfModifierGroup": {
    "method": "GET",
    "path": "/api/online-menu/modifier-groups/{modifierGroupId}/menus"
  },
  "updateItems": {
    "method": "PATCH",
    "path": "/api/online-menu/items/batch"
  },
  "bulkChangeItems": {
    "method": "POST",
    "path": "/api/online-menu/items/bulk"
  },
  "duplicateItem": {
    "method": "POST",
    "path": "/api/online-menu/items/{itemId}/duplicate"
  },
  "restoreItem": {
    "method": "POST",
    "path": "/api/online-menu/items/{itemId}/restore"
  },
  "listChanges": {
    "method": "GET",
    "path": "/api/online-menu/changes"
  },
  "undoChange": {
    "method": "POST",
    "path": "/api/online-menu/changes/{changeId}/undo"
  },
  "undoChangeBatch": {
    "method": "POST",
    "path": "/api/online-menu/change-batches/{batchId}/undo"
  },
  "getListJob": {
    "method": "GET",
    "path": "/api/online-menu/list-jobs/{jobId}"
  },
  "listChangePeople": {
    "method": "GET",
    "path": "/api/online-menu/change-people"
  },
  "getMenuHealth": {
    "method": "GET",
    "path": "/api/online-menu/health"
  },
  "listHealthFindings": {
    "method": "GET",
    "path": "/api/online-menu/health/findings"
  },
  "getQrMenuSettings": {
    "method": "GET",
    "path": "/api/online-menu/qr-menu"
  },
  "updateQrMenuSettings": {
    "method": "PATCH",
    "path": "/api/online-menu/qr-menu"
  },
  "getDigitalMenuSettings": {
    "method": "GET",
    "path": "/api/online-menu/digital-menu"
  },
  "updateDigitalMenuSettings": {
    "method": "PATCH",
    "path": "/api/online-menu/digital-menu"
  },
  "listScreens": {
    "method": "GET",
    "path": "/api/online-menu/screens"
  },
  "createScreen": {
    "method": "POST",
    "path": "/api/online-menu/screens"
  },
  "bulkChangeScreens": {
    "method": "POST",
    "path": "/api/online-menu/screens/bulk"
  },
  "getScreen": {
    "method": "GET",
    "path": "/api/online-menu/screens/{screenId}"
  },
  "updateScreen": {
    "method": "PATCH",
    "path": "/api/online-menu/screens/{screenId}"
  },
  "deleteScreen": {
    "method": "DELETE",
    "path": "/api/online-menu/screens/{screenId}"
  },
  "duplicateScreen": {
    "method": "POST",
    "path": "/api/online-menu/screens/{screenId}/duplicate"
  },
  "restoreScreen": {
    "method": "POST",
    "path": "/api/online-menu/screens/{screenId}/restore"
  },
  "viewScreen": {
    "method": "GET",
    "path": "/api/online-menu/screens/{screenId}/view"
  },
  "pairScreen": {
    "method": "POST",
    "path": "/api/online-menu/screens/{screenId}/pairing"
  },
  "unpairScreen": {
    "method": "POST",
    "path": "/api/online-menu/screens/{screenId}/unpairing"
  },
  "identifyScreen": {
    "method": "POST",
    "path": "/api/online-menu/screens/{screenId}/identification"
  },
  "getScreenStates": {
    "method": "GET",
    "path": "/api/online-menu/screen-states"
  },
  "previewScreens": {
    "method": "GET",
    "path": "/api/online-menu/screen-preview"
  },
  "checkQrCode": {
    "method": "GET",
    "path": "/api/online-menu/qr-codes/check"
  },
  "downloadQrCode": {
    "method": "GET",
    "path": "/api/online-menu/qr-codes/file"
  },
  "getScans": {
    "method": "GET",
    "path": "/api/online-menu/scans"
  },
  "getLinks": {
    "method": "GET",
    "path": "/api/online-menu/links"
  },
  "checkLinks": {
    "method": "POST",
    "path": "/api/online-menu/links/check"
  },
  "getLinkScans": {
    "method": "GET",
    "path": "/api/online-menu/links/{linkId}/scans"
  },
  "getAllergenMatrix": {
    "method": "GET",
    "path": "/api/online-menu/allergen-matrix"
  },
  "getAllergenMatrixPdf": {
    "method": "GET",
    "path": "/api/online-menu/allergen-matrix.pdf"
  },
  "createMatrixPrint": {
    "method": "POST",
    "path": "/api/online-menu/allergen-matrix/prints"
  },
  "listImports": {
    "method": "GET",
    "path": "/api/online-menu/imports"
  },
  "createImport": {
    "method": "POST",
    "path": "/api/online-menu/imports"
  },
  "getImport": {
    "method": "GET",
    "path": "/api/online-menu/imports/{importId}"
  },
  "cancelImport": {
    "method": "DELETE",
    "path": "/api/online-menu/imports/{importId}"
  },
  "listImportRows": {
    "method": "GET",
    "path": "/api/online-menu/imports/{importId}/rows"
  },
  "setImportColumns": {
    "method": "PUT",
    "path": "/api/online-menu/imports/{importId}/columns"
  },
  "setImportLines": {
    "method": "PUT",
    "path": "/api/online-menu/imports/{importId}/lines"
  },
  "setImportEdits": {
    "method": "PUT",
    "path": "/api/online-menu/imports/{importId}/edits"
  },
  "setImportCorrections": {
    "method": "PUT",
    "path": "/api/online-menu/imports/{importId}/corrections"
  },
  "exportWrongRows": {
    "method": "GET",
    "path": "/api/online-menu/imports/{importId}/wrong-rows"
  },
  "applyImport": {
    "method": "POST",
    "path": "/api/online-menu/imports/{importId}/apply"
  },
  "exportMenu": {
    "method": "GET",
    "path": "/api/online-menu/export"
  },
  "listDiscounts": {
    "method": "GET",
    "path": "/api/settings/discounts"
  },
  "createDiscount": {
    "method": "POST",
    "path": "/api/settings/discounts"
  },
  "bulkChangeDiscounts": {
    "method": "POST",
    "path": "/api/settings/discounts/bulk"
  },
  "getDiscount": {
    "method": "GET",
    "path": "/api/settings/discounts/{discountId}"
  },
  "updateDiscount": {
    "method": "PATCH",
    "path": "/api/settings/discounts/{discountId}"
  },
  "deleteDiscount": {
    "method": "DELETE",
    "path": "/api/settings/discounts/{discountId}"
  },
  "duplicateDiscount": {
    "method": "POST",
    "path": "/api/settings/discounts/{discountId}/duplicate"
  },
  "restoreDiscount": {
    "method": "POST",
    "path": "/api/settings/discounts/{discountId}/restore"
  },
  "listPrinters": {
    "method": "GET",
    "path": "/api/settings/printers"
  },
  "createPrinter": {
    "method": "POST",
    "path": "/api/settings/printers"
  },
  "bulkChangePrinters": {
    "method": "POST",
    "path": "/api/settings/printers/bulk"
  },
  "getPrinter": {
    "method": "GET",
    "path": "/api/settings/printers/{printerId}"
  },
  "updatePrinter": {
    "method": "PATCH",
    "path": "/api/settings/printers/{printerId}"
  },
  "deletePrinter": {
    "method": "DELETE",
    "path": "/api/settings/printers/{printerId}"
  },
  "duplicatePrinter": {
    "method": "POST",
    "path": "/api/settings/printers/{printerId}/duplicate"
  },
  "restorePrinter": {
    "method": "POST",
    "path": "/api/settings/printers/{printerId}/restore"
  },
  "listTableSections": {
    "method": "GET",
    "path": "/api/settings/table-sections"
  },
  "createTableSection": {
    "method": "POST",
    "path": "/api/settings/table-sections"
  },
  "bulkChangeTableSections": {
    "method": "POST",
    "path": "/api/settings/table-sections/bulk"
  },
  "getTableSection": {
    "method": "GET",
    "path": "/api/settings/table-sections/{tableSectionId}"
  },
  "updateTableSection": {
    "method": "PATCH",
    "path": "/api/settings/table-sections/{tableSectionId}"
  },
  "deleteTableSection": {
    "method": "DELETE",
    "path": "/api/settings/table-sections/{tableSectionId}"
  },
  "duplicateTableSection": {
    "method": "POST",
    "path": "/api/settings/table-sections/{tableSectionId}/duplicate"
  },
  "restoreTableSection": {
    "method": "POST",
    "path": "/api/settings/table-sections/{tableSectionId}/restore"
  },
  "replaceTableCode": {
    "method": "POST",
    "path": "/api/settings/table-sections/{tableSectionId}/tables/{tableId}/code"
  },
  "listTaxes": {
    "method": "GET",
    "path": "/api/settings/taxes"
  },
  "createTax": {
    "method": "POST",
    "path": "/api/settings/taxes"
  },
  "bulkChangeTaxes": {
    "method": "POST",
    "path": "/api/settings/taxes/bulk"
  },
  "getTax": {
    "method": "GET",
    "path": "/api/settings/taxes/{taxId}"
  },
  "updateTax": {
    "method": "PATCH",
    "path": "/api/settings/taxes/{taxId}"
  },
  "deleteTax": {
    "method": "DELETE",
    "path": "/api/settings/taxes/{taxId}"
  },
  "duplicateTax": {
    "method": "POST",
    "path": "/api/settings/taxes/{taxId}/duplicate"
  },
  "restoreTax": {
    "method": "POST",
    "path": "/api/settings/taxes/{taxId}/restore"
  },
  "getServiceCharge": {
    "method": "GET",
    "path": "/api/settings/service-charge"
  },
  "updateServiceCharge": {
    "method": "PATCH",
    "path": "/api/settings/service-charge"
  },
  "checkRestaurantUrl": {
    "method": "GET",
    "path": "/api/settings/restaurant-url"
  },
  "getSetUp": {
    "method": "GET",
    "path": "/api/settings/set-up"
  },
  "tickSetUpStep": {
    "method": "PUT",
    "path": "/api/settings/set-up/{setUpTick}"
  },
  "replaceRestaurantCode": {
    "method": "POST",
    "path": "/api/settings/restaurant/code"
  },
  "deleteRestaurant": {
    "method": "POST",
    "path": "/api/settings/restaurant/deletion",
    "largestBody": 8192
  },
  "convertCurrency": {
    "method": "POST",
    "path": "/api/settings/restaurant/currency"
  },
  "getRestaurant": {
    "method": "GET",
    "path": "/api/settings/restaurant"
  },
  "updateRestaurant": {
    "method": "PATCH",
    "path": "/api/settings/restaurant"
  },
  "uploadImage": {
    "method": "POST",
    "path": "/api/files"
  },
  "updateImage": {
    "method": "PATCH",
    "path": "/api/files/{imageId}"
  },
  "listenLive": {
    "method": "GET",
    "path": "/api/live"
  },
  "getPublicContract": {
    "method": "GET",
    "path": "/api/public/openapi.json"
  },
  "getConfiguration": {
    "method": "GET",
    "path": "/api/public/configuration"
  },
  "getPublicRestaurant": {
    "method": "GET",
    "path": "/api/public/restaurants/{restaurantUrl}"
  },
  "listenPublicLive": {
    "method": "GET",
    "path": "/api/public/restaurants/{restaurantUrl}/live"
  },
  "getPublicMenu": {
    "method": "GET",
    "path": "/api/public/restaurants/{restaurantUrl}/menus/{menuId}"
  },
  "getPublicScreen": {
    "method": "GET",
    "path": "/api/public/screens/{screenCode}"
  },
  "reportScreen": {
    "method": "POST",
    "path": "/api/public/screens/{screenCode}/reports"
  },
  "startScreenPairing": {
    "method": "POST",
    "path": "/api/public/screen-pairings"
  },
  "checkScreenPairing": {
    "method": "POST",
    "path": "/api/public/screen-pairings/check"
  }
} as const;
