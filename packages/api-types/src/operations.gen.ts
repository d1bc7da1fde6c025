// Made from openapi/ by `npm run generate`. Do not edit.
export const operations = {
  "register": {
    "method": "POST",
    "path": "/api/authentication/register",
    "access": "public",
    "largestBody": 8192
  },
  "signIn": {
    "method": "POST",
    "path": "/api/authentication/sign-in",
    "access": "public",
    "largestBody": 8192
  },
  "spendSignInLink": {
    "method": "POST",
    "path": "/api/authentication/sign-in-link",
    "access": "public",
    "largestBody": 8192
  },
  "refresh": {
    "method": "POST",
    "path": "/api/authentication/refresh",
    "access": "public",
    "largestBody": 8192
  },
  "logout": {
    "method": "POST",
    "path": "/api/authentication/logout",
    "access": "public",
    "largestBody": 8192
  },
  "chooseRestaurant": {
    "method": "PUT",
    "path": "/api/authentication/restaurant",
    "access": "session",
    "largestBody": 8192
  },
  "getMyProfile": {
    "method": "GET",
    "path": "/api/human-resources/staff/me",
    "access": "session"
  },
  "putMyPreferences": {
    "method": "PUT",
    "path": "/api/human-resources/staff/me/preferences",
    "access": "session"
  },
  "listCategories": {
    "method": "GET",
    "path": "/api/online-menu/categories",
    "access": "session"
  },
  "createCategory": {
    "method": "POST",
    "path": "/api/online-menu/categories",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "getCategory": {
    "method": "GET",
    "path": "/api/online-menu/categories/{categoryId}",
    "access": "session"
  },
  "updateCategory": {
    "method": "PATCH",
    "path": "/api/online-menu/categories/{categoryId}",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "deleteCategory": {
    "method": "DELETE",
    "path": "/api/online-menu/categories/{categoryId}",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "bulkChangeCategories": {
    "method": "POST",
    "path": "/api/online-menu/categories/bulk",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "moveCategories": {
    "method": "PUT",
    "path": "/api/online-menu/categories/order",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "duplicateCategory": {
    "method": "POST",
    "path": "/api/online-menu/categories/{categoryId}/duplicate",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "restoreCategory": {
    "method": "POST",
    "path": "/api/online-menu/categories/{categoryId}/restore",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "listMenusOfCategory": {
    "method": "GET",
    "path": "/api/online-menu/categories/{categoryId}/menus",
    "access": "session"
  },
  "moveItemsInCategory": {
    "method": "PUT",
    "path": "/api/online-menu/categories/{categoryId}/item-order",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "moveItemsToCategory": {
    "method": "POST",
    "path": "/api/online-menu/categories/{categoryId}/move-items",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "listItems": {
    "method": "GET",
    "path": "/api/online-menu/items",
    "access": "session"
  },
  "createItem": {
    "method": "POST",
    "path": "/api/online-menu/items",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "getItem": {
    "method": "GET",
    "path": "/api/online-menu/items/{itemId}",
    "access": "session"
  },
  "updateItem": {
    "method": "PATCH",
    "path": "/api/online-menu/items/{itemId}",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "deleteItem": {
    "method": "DELETE",
    "path": "/api/online-menu/items/{itemId}",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "listMenusOfItem": {
    "method": "GET",
    "path": "/api/online-menu/items/{itemId}/menus",
    "access": "session"
  },
  "setItemAvailability": {
    "method": "PUT",
    "path": "/api/online-menu/items/{itemId}/availability",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT",
        "POS"
      ]
    }
  },
  "setOptionAvailability": {
    "method": "PUT",
    "path": "/api/online-menu/modifier-options/{optionId}/availability",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT",
        "POS"
      ]
    }
  },
  "listAvailability": {
    "method": "GET",
    "path": "/api/online-menu/availability",
    "access": "session"
  },
  "changeAvailability": {
    "method": "POST",
    "path": "/api/online-menu/availability",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT",
        "POS"
      ]
    }
  },
  "listIngredients": {
    "method": "GET",
    "path": "/api/online-menu/ingredients",
    "access": "session"
  },
  "listMenus": {
    "method": "GET",
    "path": "/api/online-menu/menus",
    "access": "session"
  },
  "createMenu": {
    "method": "POST",
    "path": "/api/online-menu/menus",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "bulkChangeMenus": {
    "method": "POST",
    "path": "/api/online-menu/menus/bulk",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "moveMenus": {
    "method": "PUT",
    "path": "/api/online-menu/menus/order",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "getMenu": {
    "method": "GET",
    "path": "/api/online-menu/menus/{menuId}",
    "access": "session"
  },
  "updateMenu": {
    "method": "PATCH",
    "path": "/api/online-menu/menus/{menuId}",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "deleteMenu": {
    "method": "DELETE",
    "path": "/api/online-menu/menus/{menuId}",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "duplicateMenu": {
    "method": "POST",
    "path": "/api/online-menu/menus/{menuId}/duplicate",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "restoreMenu": {
    "method": "POST",
    "path": "/api/online-menu/menus/{menuId}/restore",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "previewMenus": {
    "method": "GET",
    "path": "/api/online-menu/menu-preview",
    "access": "session"
  },
  "listModifierGroups": {
    "method": "GET",
    "path": "/api/online-menu/modifier-groups",
    "access": "session"
  },
  "createModifierGroup": {
    "method": "POST",
    "path": "/api/online-menu/modifier-groups",
    "access": {
      "anyOf": [
        "ONLINE_MENU"
      ]
    }
  },
  "bulkChangeModifierGroups": {
    "method": "POST",
    "path": "/api/online-menu/modifier-groups/bulk",
    "access": {
      "anyOf": [
        "ONLINE_MENU"
      ]
    }
  },
  "restoreModifierGroup": {
    "method": "POST",
    "path": "/api/online-menu/modifier-groups/{modifierGroupId}/restore",
    "access": {
      "anyOf": [
        "ONLINE_MENU"
      ]
    }
  },
  "getModifierGroup": {
    "method": "GET",
    "path": "/api/online-menu/modifier-groups/{modifierGroupId}",
    "access": "session"
  },
  "updateModifierGroup": {
    "method": "PATCH",
    "path": "/api/online-menu/modifier-groups/{modifierGroupId}",
    "access": {
      "anyOf": [
        "ONLINE_MENU"
      ]
    }
  },
  "deleteModifierGroup": {
    "method": "DELETE",
    "path": "/api/online-menu/modifier-groups/{modifierGroupId}",
    "access": {
      "anyOf": [
        "ONLINE_MENU"
      ]
    }
  },
  "duplicateModifierGroup": {
    "method": "POST",
    "path": "/api/online-menu/modifier-groups/{modifierGroupId}/duplicate",
    "access": {
      "anyOf": [
        "ONLINE_MENU"
      ]
    }
  },
  "updateItems": {
    "method": "PATCH",
    "path": "/api/online-menu/items/batch",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "bulkChangeItems": {
    "method": "POST",
    "path": "/api/online-menu/items/bulk",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "duplicateItem": {
    "method": "POST",
    "path": "/api/online-menu/items/{itemId}/duplicate",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "restoreItem": {
    "method": "POST",
    "path": "/api/online-menu/items/{itemId}/restore",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "listChanges": {
    "method": "GET",
    "path": "/api/online-menu/changes",
    "access": "session"
  },
  "undoChange": {
    "method": "POST",
    "path": "/api/online-menu/changes/{changeId}/undo",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT",
        "ONLINE_MENU",
        "SETTINGS"
      ]
    }
  },
  "undoChangeBatch": {
    "method": "POST",
    "path": "/api/online-menu/change-batches/{batchId}/undo",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT",
        "ONLINE_MENU",
        "SETTINGS"
      ]
    }
  },
  "getListJob": {
    "method": "GET",
    "path": "/api/online-menu/list-jobs/{jobId}",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT",
        "ONLINE_MENU",
        "SETTINGS"
      ]
    }
  },
  "listChangePeople": {
    "method": "GET",
    "path": "/api/online-menu/change-people",
    "access": "session"
  },
  "getMenuHealth": {
    "method": "GET",
    "path": "/api/online-menu/health",
    "access": "session"
  },
  "listHealthFindings": {
    "method": "GET",
    "path": "/api/online-menu/health/findings",
    "access": "session"
  },
  "getAllergenMatrix": {
    "method": "GET",
    "path": "/api/online-menu/allergen-matrix",
    "access": "session"
  },
  "getAllergenMatrixPdf": {
    "method": "GET",
    "path": "/api/online-menu/allergen-matrix.pdf",
    "access": "session"
  },
  "createMatrixPrint": {
    "method": "POST",
    "path": "/api/online-menu/allergen-matrix/prints",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "createImport": {
    "method": "POST",
    "path": "/api/online-menu/imports",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "getImport": {
    "method": "GET",
    "path": "/api/online-menu/imports/{importId}",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "cancelImport": {
    "method": "DELETE",
    "path": "/api/online-menu/imports/{importId}",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "listImportRows": {
    "method": "GET",
    "path": "/api/online-menu/imports/{importId}/rows",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "applyImport": {
    "method": "POST",
    "path": "/api/online-menu/imports/{importId}/apply",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "exportMenu": {
    "method": "GET",
    "path": "/api/online-menu/export",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT"
      ]
    }
  },
  "listDiscounts": {
    "method": "GET",
    "path": "/api/settings/discounts",
    "access": "session"
  },
  "createDiscount": {
    "method": "POST",
    "path": "/api/settings/discounts",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "bulkChangeDiscounts": {
    "method": "POST",
    "path": "/api/settings/discounts/bulk",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "getDiscount": {
    "method": "GET",
    "path": "/api/settings/discounts/{discountId}",
    "access": "session"
  },
  "updateDiscount": {
    "method": "PATCH",
    "path": "/api/settings/discounts/{discountId}",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "deleteDiscount": {
    "method": "DELETE",
    "path": "/api/settings/discounts/{discountId}",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "duplicateDiscount": {
    "method": "POST",
    "path": "/api/settings/discounts/{discountId}/duplicate",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "restoreDiscount": {
    "method": "POST",
    "path": "/api/settings/discounts/{discountId}/restore",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "listPrinters": {
    "method": "GET",
    "path": "/api/settings/printers",
    "access": "session"
  },
  "createPrinter": {
    "method": "POST",
    "path": "/api/settings/printers",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "bulkChangePrinters": {
    "method": "POST",
    "path": "/api/settings/printers/bulk",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "getPrinter": {
    "method": "GET",
    "path": "/api/settings/printers/{printerId}",
    "access": "session"
  },
  "updatePrinter": {
    "method": "PATCH",
    "path": "/api/settings/printers/{printerId}",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "deletePrinter": {
    "method": "DELETE",
    "path": "/api/settings/printers/{printerId}",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "duplicatePrinter": {
    "method": "POST",
    "path": "/api/settings/printers/{printerId}/duplicate",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "restorePrinter": {
    "method": "POST",
    "path": "/api/settings/printers/{printerId}/restore",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "listTableSections": {
    "method": "GET",
    "path": "/api/settings/table-sections",
    "access": "session"
  },
  "createTableSection": {
    "method": "POST",
    "path": "/api/settings/table-sections",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "bulkChangeTableSections": {
    "method": "POST",
    "path": "/api/settings/table-sections/bulk",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "getTableSection": {
    "method": "GET",
    "path": "/api/settings/table-sections/{tableSectionId}",
    "access": "session"
  },
  "updateTableSection": {
    "method": "PATCH",
    "path": "/api/settings/table-sections/{tableSectionId}",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "deleteTableSection": {
    "method": "DELETE",
    "path": "/api/settings/table-sections/{tableSectionId}",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "duplicateTableSection": {
    "method": "POST",
    "path": "/api/settings/table-sections/{tableSectionId}/duplicate",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "restoreTableSection": {
    "method": "POST",
    "path": "/api/settings/table-sections/{tableSectionId}/restore",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "replaceTableCode": {
    "method": "POST",
    "path": "/api/settings/table-sections/{tableSectionId}/tables/{tableId}/code",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "listTaxes": {
    "method": "GET",
    "path": "/api/settings/taxes",
    "access": "session"
  },
  "createTax": {
    "method": "POST",
    "path": "/api/settings/taxes",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "bulkChangeTaxes": {
    "method": "POST",
    "path": "/api/settings/taxes/bulk",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "getTax": {
    "method": "GET",
    "path": "/api/settings/taxes/{taxId}",
    "access": "session"
  },
  "updateTax": {
    "method": "PATCH",
    "path": "/api/settings/taxes/{taxId}",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "deleteTax": {
    "method": "DELETE",
    "path": "/api/settings/taxes/{taxId}",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "duplicateTax": {
    "method": "POST",
    "path": "/api/settings/taxes/{taxId}/duplicate",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "restoreTax": {
    "method": "POST",
    "path": "/api/settings/taxes/{taxId}/restore",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "getServiceCharge": {
    "method": "GET",
    "path": "/api/settings/service-charge",
    "access": "session"
  },
  "updateServiceCharge": {
    "method": "PATCH",
    "path": "/api/settings/service-charge",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "checkRestaurantUrl": {
    "method": "GET",
    "path": "/api/settings/restaurant-url",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "getRestaurant": {
    "method": "GET",
    "path": "/api/settings/restaurant",
    "access": "session"
  },
  "updateRestaurant": {
    "method": "PATCH",
    "path": "/api/settings/restaurant",
    "access": {
      "anyOf": [
        "SETTINGS"
      ]
    }
  },
  "uploadImage": {
    "method": "POST",
    "path": "/api/files",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT",
        "ONLINE_MENU",
        "SETTINGS"
      ]
    }
  },
  "updateImage": {
    "method": "PATCH",
    "path": "/api/files/{imageId}",
    "access": {
      "anyOf": [
        "MENU_MANAGEMENT",
        "ONLINE_MENU",
        "SETTINGS"
      ]
    }
  },
  "listenLive": {
    "method": "GET",
    "path": "/api/live",
    "access": "session"
  },
  "getConfiguration": {
    "method": "GET",
    "path": "/api/public/configuration",
    "access": "public"
  },
  "getPublicRestaurant": {
    "method": "GET",
    "path": "/api/public/restaurants/{restaurantUrl}",
    "access": "public"
  },
  "listenPublicLive": {
    "method": "GET",
    "path": "/api/public/restaurants/{restaurantUrl}/live",
    "access": "public"
  },
  "getPublicMenu": {
    "method": "GET",
    "path": "/api/public/restaurants/{restaurantUrl}/menus/{menuId}",
    "access": "public"
  }
} as const;
