// Made from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/authentication/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew the session with the refresh cookie */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a restaurant with its owner, and sign the owner in */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/restaurant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Work in another restaurant of this account */
        put: operations["chooseRestaurant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/sign-in-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Spend a one-time sign-in link */
        post: operations["spendSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description JPEG, PNG, WebP, AVIF or HEIC by content, under 2 MB, at most 24 megapixels.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The picture. */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what a picture is described as
         * @description The alternative text alone; another picture is another upload.
         */
        patch: operations["updateImage"];
        trace?: never;
    };
    "/human-resources/staff/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person with their permissions */
        get: operations["getMyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-resources/staff/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save language and theme */
        put: operations["putMyPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List categories */
        get: operations["listCategories"];
        put?: never;
        /** Create a category */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/categories/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The category. */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        /** Read a category */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        /** Delete a category */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /** Change a category */
        patch: operations["updateCategory"];
        trace?: never;
    };
    "/online-menu/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List items */
        get: operations["listItems"];
        put?: never;
        /** Create an item */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                itemId: components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        /** Read an item */
        get: operations["getItem"];
        put?: never;
        post?: never;
        /** Delete an item */
        delete: operations["deleteItem"];
        options?: never;
        head?: never;
        /** Change an item */
        patch: operations["updateItem"];
        trace?: never;
    };
    "/online-menu/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List menus with their permanent links */
        get: operations["listMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this installation offers before sign-in */
        get: operations["getConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/restaurants/{restaurantUrl}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A restaurant's URL part, today's or a former one. */
                restaurantUrl: components["parameters"]["RestaurantUrl"];
            };
            cookie?: never;
        };
        /** A restaurant as guests see it */
        get: operations["getPublicRestaurant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/restaurants/{restaurantUrl}/menus/{menuId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu. */
                menuId: components["parameters"]["MenuId"];
                /** @description A restaurant's URL part, today's or a former one. */
                restaurantUrl: components["parameters"]["RestaurantUrl"];
            };
            cookie?: never;
        };
        /** One menu as guests see it */
        get: operations["getPublicMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/restaurant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The restaurant */
        get: operations["getRestaurant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the restaurant */
        patch: operations["updateRestaurant"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The 14 of EU 1169/2011 Annex II, and SEAFOOD, which counts as fish, crustaceans and molluscs in filters.
         * @enum {string}
         */
        Allergen: "GLUTEN" | "CRUSTACEANS" | "EGGS" | "FISH" | "PEANUTS" | "SOY" | "DAIRY" | "TREE_NUTS" | "CELERY" | "MUSTARD" | "SESAME" | "SULPHITES" | "LUPIN" | "MOLLUSCS" | "SEAFOOD";
        /**
         * @description Safety data. `isDeclared` is an explicit act: without it the item is *not declared*, whatever the lists hold,
         *     and never passes a guest's filter. Declared with empty lists means free of all listed allergens.
         */
        AllergenDeclaration: {
            contains: components["schemas"]["Allergen"][];
            isDeclared: boolean;
            mayContain: components["schemas"]["Allergen"][];
        };
        Availability: {
            state: components["schemas"]["AvailabilityState"];
            until: components["schemas"]["Instant"] | null;
        };
        /** @enum {string} */
        AvailabilityState: "AVAILABLE" | "SOLD_OUT" | "HIDDEN";
        Category: {
            createdAt: components["schemas"]["Instant"];
            description: string;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"] | null;
            isActive: boolean;
            /** @description Items assigned to it (not deleted). */
            itemCount: number;
            kind: components["schemas"]["CategoryKind"];
            name: string;
            position: number;
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        CategoryDraft: {
            /** @default  */
            description?: string;
            imageId?: components["schemas"]["Id"] | null;
            /** @default true */
            isActive?: boolean;
            kind?: components["schemas"]["CategoryKind"];
            name: components["schemas"]["Name"];
        };
        /**
         * @description The specification's 43 predefined kinds, spelled as it spells them; each has an icon.
         * @enum {string}
         */
        CategoryKind: "DEFAULT" | "COMBO" | "MEXICAN_FOOD" | "BREAKFAST" | "CAKE" | "SOUP" | "APPETIZER" | "COFFEE" | "COCKTAILS" | "ALCOHOLIC_BEVERAGE" | "SEA_FOOD" | "PASTA" | "SHAKE" | "ASIAN_FOOD" | "ASIAN_COSINE" | "BREADS" | "SIDE_DISH" | "BIRTHDAY" | "HAPPY_HOUR" | "LADIES_NIGHT" | "SUSHI" | "TOPPiNGS" | "HERBAL_TEA" | "HOOKA" | "VEGETARIAN" | "HEALTHY_OPTION" | "SPECIAL_DISH" | "MEAT_DISH" | "KIDS_MENU" | "VEGAN" | "SALAD" | "GRILL" | "INDIAN_COSINE" | "ITALIAN_COSINE" | "BURGER" | "SANDWICH" | "PIZZA" | "JUICE" | "WATER" | "SOFT_DRINKS" | "MOCKTAIL" | "DESSERT" | "HOT_BEVERAGE";
        CategoryPatch: {
            description?: string;
            imageId?: components["schemas"]["Id"] | null;
            isActive?: boolean;
            kind?: components["schemas"]["CategoryKind"];
            name?: components["schemas"]["Name"];
        };
        /**
         * @default position
         * @enum {string}
         */
        CategorySort: "position" | "name" | "-name" | "itemCount" | "-itemCount" | "updatedAt" | "-updatedAt";
        Configuration: {
            /** @description True when guests' phones cannot reach it. */
            isPublicUrlLocal: boolean;
            isRegistrationOpen: boolean;
            loginUrl: string | null;
            marketingUrl: string | null;
            posUrl: string | null;
            /** Format: uri */
            publicUrl: string;
        };
        Credentials: {
            email: string;
            password: components["schemas"]["Password"];
        };
        /**
         * @description ISO 4217 code.
         * @example EUR
         */
        Currency: string;
        Dependency: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "ITEM";
            name: string;
        };
        /** Format: email */
        Email: string;
        /** @enum {string} */
        ErrorDisplay: "ON_FIELD_EXCEPTION" | "ALERT_EXCEPTION" | "DEPENDENCY_ALERT_EXCEPTION";
        FieldError: {
            code: string;
            message: string;
            /** @description RFC 6901 pointer into the request body. */
            pointer: string;
        };
        /**
         * Format: uuid
         * @description UUIDv7.
         */
        Id: string;
        Image: {
            altText: string;
            dominantColour: string;
            height: number;
            id: components["schemas"]["Id"];
            /** @description Re-encoded variants, smallest width first; AVIF may join a little later. */
            sources: components["schemas"]["ImageSource"][];
            version: components["schemas"]["Version"];
            width: number;
        };
        ImagePatch: {
            altText: string;
        };
        ImageSource: {
            /** @enum {string} */
            format: "avif" | "webp" | "jpeg";
            height: number;
            /** @description Path on this origin. */
            url: string;
            width: number;
        };
        Ingredient: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * Format: date-time
         * @description A moment in UTC (RFC 3339).
         */
        Instant: string;
        Item: {
            allergens: components["schemas"]["AllergenDeclaration"];
            availability: components["schemas"]["Availability"];
            /** @description KCal. */
            calories: number | null;
            categories: components["schemas"]["Reference"][];
            createdAt: components["schemas"]["Instant"];
            description: string;
            externalRef: string | null;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"] | null;
            ingredients: components["schemas"]["Ingredient"][];
            isActive: boolean;
            marks: components["schemas"]["Mark"][];
            name: string;
            sizes: components["schemas"]["ItemSize"][];
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        ItemDraft: {
            allergens?: components["schemas"]["AllergenDeclaration"];
            calories?: number | null;
            categoryIds: components["schemas"]["Id"][];
            description?: string;
            externalRef?: string | null;
            imageId?: components["schemas"]["Id"] | null;
            ingredients?: components["schemas"]["Name"][];
            isActive?: boolean;
            marks?: components["schemas"]["Mark"][];
            name: components["schemas"]["Name"];
            sizes: components["schemas"]["ItemSizeDraft"][];
        };
        ItemPatch: {
            allergens?: components["schemas"]["AllergenDeclaration"];
            calories?: number | null;
            categoryIds?: components["schemas"]["Id"][];
            description?: string;
            externalRef?: string | null;
            imageId?: components["schemas"]["Id"] | null;
            ingredients?: components["schemas"]["Name"][];
            isActive?: boolean;
            marks?: components["schemas"]["Mark"][];
            name?: components["schemas"]["Name"];
            sizes?: components["schemas"]["ItemSizeDraft"][];
        };
        /** @description One unnamed size is the plain case. */
        ItemSize: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["SizeKind"];
            name: string;
            /** @description Null with MARKET_PRICE. */
            price: components["schemas"]["MoneyAmount"] | null;
        };
        ItemSizeDraft: {
            id?: components["schemas"]["Id"];
            kind: components["schemas"]["SizeKind"];
            /** @default  */
            name?: string;
            price?: components["schemas"]["MoneyAmount"] | null;
        };
        /**
         * @default name
         * @enum {string}
         */
        ItemSort: "name" | "-name" | "price" | "-price" | "updatedAt" | "-updatedAt";
        /** @enum {string} */
        Language: "en";
        /** @enum {string} */
        Mark: "VEGETARIAN" | "VEGAN" | "CONTAINS_ALCOHOL";
        Menu: {
            createdAt: components["schemas"]["Instant"];
            description: string;
            id: components["schemas"]["Id"];
            /** @description Holds every active category, in their order. */
            includesAllCategories: boolean;
            isActive: boolean;
            name: string;
            /**
             * Format: uri
             * @description Where guests end up today.
             */
            publicUrl: string;
            /** @description The permanent code behind /q/{code}. */
            shortCode: string;
            /**
             * Format: uri
             * @description What a printed QR code encodes.
             */
            shortUrl: string;
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * Format: int64
         * @description Minor units of the restaurant's currency.
         */
        MoneyAmount: number;
        /** @description 1–80 code points after trimming, NFC, any script and emoji; no U+0000, no lone surrogates. */
        Name: string;
        OneTimeToken: {
            /** @description From the URL fragment of a one-time link. */
            token: string;
        };
        /** @enum {string} */
        OrderType: "DELIVERY" | "DINE_IN" | "TAKE_AWAY";
        Page: {
            nextCursor: string | null;
            previousCursor: string | null;
            /** @description Rows that match the search and filters over all pages. */
            total: number;
        };
        /** @description At least 8 characters, 1 number and 1 uppercase character; checked by the service so that each rule has its own message. */
        Password: string;
        /** @enum {string} */
        Permission: "ALL" | "ONLINE_MENU" | "SETTINGS" | "MENU_MANAGEMENT" | "LINK_TO_MENU" | "POS";
        Phone: {
            /** @example 912345678 */
            number: string;
            /** @example +351 */
            prefix: string;
        };
        Problem: {
            /** @description A key of the error catalogue. */
            code: string;
            /** @description With CM_CONFLICT, the entity as it is now. */
            current?: {
                [key: string]: unknown;
            };
            /** @description What stands in the way (DEPENDENCY_ALERT_EXCEPTION). */
            dependencies?: components["schemas"]["Dependency"][];
            /** @description All that stand in the way; `dependencies` lists the first 100. */
            dependencyCount?: number;
            display: components["schemas"]["ErrorDisplay"];
            errors: components["schemas"]["FieldError"][];
            /** @description For the person who reads it. */
            message: string;
            requestId?: string;
            status: number;
            title: string;
            /** @description about:blank or a page that explains the code. */
            type: string;
        };
        PublicItem: {
            allergens: components["schemas"]["AllergenDeclaration"];
            calories: number | null;
            description: string;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Image"] | null;
            ingredients: string[];
            isSoldOut: boolean;
            marks: components["schemas"]["Mark"][];
            name: string;
            sizes: components["schemas"]["PublicSize"][];
        };
        PublicMenu: {
            description: string;
            id: components["schemas"]["Id"];
            name: string;
            sections: components["schemas"]["PublicSection"][];
        };
        PublicMenuLink: {
            description: string;
            id: components["schemas"]["Id"];
            name: string;
        };
        PublicMenuPage: {
            menu: components["schemas"]["PublicMenu"];
            restaurant: components["schemas"]["PublicRestaurant"];
        };
        PublicRestaurant: {
            address: string;
            currency: components["schemas"]["Currency"];
            language: components["schemas"]["Language"];
            logo: components["schemas"]["Image"] | null;
            menus: components["schemas"]["PublicMenuLink"][];
            name: string;
            phone: components["schemas"]["Phone"] | null;
            photo: components["schemas"]["Image"] | null;
            restaurantType: components["schemas"]["RestaurantType"];
            restaurantUrl: string;
            /** @description The QR menu's display toggles. */
            shows: {
                allergens: boolean;
                calories: boolean;
                ingredients: boolean;
                price: boolean;
            };
            timeZone: components["schemas"]["TimeZone"];
        };
        PublicSection: {
            description: string;
            id: components["schemas"]["Id"];
            items: components["schemas"]["PublicItem"][];
            kind: components["schemas"]["CategoryKind"];
            title: string;
        };
        PublicSize: {
            kind: components["schemas"]["SizeKind"];
            name: string;
            price: components["schemas"]["MoneyAmount"] | null;
        };
        Reference: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Registration: {
            defaultCurrency: components["schemas"]["Currency"];
            email: components["schemas"]["Email"];
            lastName?: string;
            name: components["schemas"]["Name"];
            password: components["schemas"]["Password"];
            restaurantName: components["schemas"]["Name"];
            restaurantType: components["schemas"]["RestaurantType"];
            timeZone: components["schemas"]["TimeZone"];
        };
        Restaurant: {
            address: string;
            businessDayEndsAt: string;
            businessEmail: string | null;
            createdAt: components["schemas"]["Instant"];
            defaultCurrency: components["schemas"]["Currency"];
            defaultLanguage: components["schemas"]["Language"];
            /** @description Still lead here, and are never given to another restaurant. */
            formerUrls: string[];
            id: components["schemas"]["Id"];
            logo: components["schemas"]["Image"] | null;
            /** @description Fixed after registration. */
            name: string;
            orderTypes: components["schemas"]["OrderType"][];
            phone: components["schemas"]["Phone"] | null;
            photo: components["schemas"]["Image"] | null;
            /** Format: uri */
            publicUrl: string;
            restaurantType: components["schemas"]["RestaurantType"];
            restaurantUrl: string;
            shortCode: string;
            /** Format: uri */
            shortUrl: string;
            timeZone: components["schemas"]["TimeZone"];
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        RestaurantChoice: {
            restaurantId: components["schemas"]["Id"];
        };
        RestaurantPatch: {
            address?: string;
            businessEmail?: components["schemas"]["Email"] | null;
            logoId?: components["schemas"]["Id"] | null;
            orderTypes?: components["schemas"]["OrderType"][];
            phone?: components["schemas"]["Phone"] | null;
            photoId?: components["schemas"]["Id"] | null;
            restaurantType?: components["schemas"]["RestaurantType"];
            restaurantUrl?: components["schemas"]["RestaurantUrl"];
            timeZone?: components["schemas"]["TimeZone"];
        };
        /** @enum {string} */
        RestaurantType: "CAFE" | "BAR" | "BISTRO" | "FAST_FOOD" | "FINE_DINING" | "CASUAL_DINING" | "PIZZERIA" | "BAKERY" | "SEAFOOD" | "VEGETARIAN_VEGAN" | "BUFFET" | "FOOD_TRUCK";
        /** @description The part of the guest menu's address that names the restaurant. */
        RestaurantUrl: string;
        /** @enum {string} */
        SizeKind: "PRICED" | "MARKET_PRICE";
        StaffPreferences: {
            defaultLanguage: components["schemas"]["Language"];
            theme: components["schemas"]["Theme"];
        };
        /** @description The signed-in person, in the restaurant they are working in. */
        StaffProfile: {
            defaultLanguage: components["schemas"]["Language"];
            email: string;
            id: components["schemas"]["Id"];
            isOwner: boolean;
            lastName: string;
            name: string;
            permissions: components["schemas"]["Permission"][];
            phone: components["schemas"]["Phone"] | null;
            picture: components["schemas"]["Image"] | null;
            position: string;
            restaurant: {
                defaultCurrency: components["schemas"]["Currency"];
                id: components["schemas"]["Id"];
                name: string;
                restaurantUrl: string;
                timeZone: components["schemas"]["TimeZone"];
            };
            /** @description All restaurants this account works in. */
            restaurants: components["schemas"]["Reference"][];
            theme: components["schemas"]["Theme"];
        };
        /** @enum {string} */
        Theme: "light" | "dark";
        /**
         * @description IANA time zone.
         * @example Europe/Lisbon
         */
        TimeZone: string;
        /** @description Grows by one with each edit; sent back as If-Match. */
        Version: number;
    };
    responses: {
        /** @description Not JSON (CM_BAD_JSON), a malformed id (VE_IS_OBJECT_ID, VE_IS_QUERY_OBJECT_ID, CO_001) or a wrong query. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description In use (OM_003, with `dependencies`). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The permission is missing (C_010), the request came from another site (CM_ORIGIN) or registration is closed (CM_REGISTRATION_CLOSED). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fields are wrong; `errors[]` says which and why. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing there for this restaurant (CM_NOT_FOUND). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description If-Match is missing (CM_PRECONDITION). */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries (CM_RATE). */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More bytes than allowed (CM_TOO_LARGE, G_002). */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or one that has ended (C_009); at sign-in, wrong credentials (C_006). */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something went wrong on our side (fallback). */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else saved first (CM_CONFLICT); `current` holds today's version of the entity. */
        VersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The category. */
        CategoryId: components["schemas"]["Id"];
        /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
        Cursor: string;
        /** @description Repeating a request with its key within 24 h answers what was answered before. */
        IdempotencyKey: string;
        /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
        IfMatch: string;
        /** @description The picture. */
        ImageId: components["schemas"]["Id"];
        /** @description Only active (or only inactive) entries. */
        IsActive: boolean;
        /** @description The item. */
        ItemId: components["schemas"]["Id"];
        /** @description Rows a page. */
        Limit: number;
        /** @description The menu. */
        MenuId: components["schemas"]["Id"];
        /** @description A restaurant's URL part, today's or a former one. */
        RestaurantUrl: string;
        /** @description Part of the name, ignoring case and accents. */
        Search: string;
    };
    requestBodies: never;
    headers: {
        /** @description The entity's version, quoted. */
        ETag: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out (also when nobody was signed in); cookies are cleared. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Renewed; new cookies are set. A replayed refresh token ends the whole session family. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with its key within 24 h answers what was answered before. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered; session cookies are set. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    chooseRestaurant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestaurantChoice"];
            };
        };
        responses: {
            /** @description Switched; new session cookies are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in; session cookies are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    spendSignInLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeToken"];
            };
        };
        responses: {
            /** @description Signed in; session cookies are set and the link is spent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with its key within 24 h answers what was answered before. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    altText?: string;
                    file: string;
                };
            };
        };
        responses: {
            /** @description Stored, re-encoded and without its metadata. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Image"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with its key within 24 h answers what was answered before. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The picture. */
                imageId: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImagePatch"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Image"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    getMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    putMyPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPreferences"];
            };
        };
        responses: {
            /** @description Saved; the profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only active (or only inactive) entries. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Rows a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Part of the name, ignoring case and accents. */
                search?: components["parameters"]["Search"];
                /** @description The order; `-` in front turns it round. */
                sort?: components["schemas"]["CategorySort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Category"][];
                            page: components["schemas"]["Page"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with its key within 24 h answers what was answered before. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryDraft"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The category. */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with its key within 24 h answers what was answered before. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The category. */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; history keeps it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with its key within 24 h answers what was answered before. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The category. */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryPatch"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /** @description Only items of this category. */
                categoryId?: components["schemas"]["Id"];
                /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only active (or only inactive) entries. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Rows a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Part of the name, ignoring case and accents. */
                search?: components["parameters"]["Search"];
                /** @description The order; `-` in front turns it round. */
                sort?: components["schemas"]["ItemSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Item"][];
                            page: components["schemas"]["Page"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with its key within 24 h answers what was answered before. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemDraft"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Item"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                itemId: components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Item"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with its key within 24 h answers what was answered before. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The item. */
                itemId: components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; history keeps it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with its key within 24 h answers what was answered before. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The item. */
                itemId: components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemPatch"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Item"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    listMenus: {
        parameters: {
            query?: {
                /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only active (or only inactive) entries. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Rows a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Part of the name, ignoring case and accents. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Menu"][];
                            page: components["schemas"]["Page"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Configuration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    getPublicRestaurant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A restaurant's URL part, today's or a former one. */
                restaurantUrl: components["parameters"]["RestaurantUrl"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restaurant and its menus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicRestaurant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    getPublicMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The menu. */
                menuId: components["parameters"]["MenuId"];
                /** @description A restaurant's URL part, today's or a former one. */
                restaurantUrl: components["parameters"]["RestaurantUrl"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restaurant and the menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicMenuPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    getRestaurant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restaurant. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Restaurant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateRestaurant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with its key within 24 h answers what was answered before. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestaurantPatch"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Restaurant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
        };
    };
}
