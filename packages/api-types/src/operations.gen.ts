// Made from openapi/ by `npm run generate`. Do not edit.
export const operations = {
  "register": {
    "method": "POST",
    "path": "/api/authentication/register",
    "access": "public"
  },
  "signIn": {
    "method": "POST",
    "path": "/api/authentication/sign-in",
    "access": "public"
  },
  "spendSignInLink": {
    "method": "POST",
    "path": "/api/authentication/sign-in-link",
    "access": "public"
  },
  "refresh": {
    "method": "POST",
    "path": "/api/authentication/refresh",
    "access": "public"
  },
  "logout": {
    "method": "POST",
    "path": "/api/authentication/logout",
    "access": "public"
  },
  "chooseRestaurant": {
    "method": "PUT",
    "path": "/api/authentication/restaurant",
    "access": "session"
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
  "listMenus": {
    "method": "GET",
    "path": "/api/online-menu/menus",
    "access": "session"
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
  "getPublicMenu": {
    "method": "GET",
    "path": "/api/public/restaurants/{restaurantUrl}/menus/{menuId}",
    "access": "public"
  }
} as const;
