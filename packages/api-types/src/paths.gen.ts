// Made from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/authentication/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a restaurant, and be signed in there */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Spend the link that confirms a new e-mail */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link that sets a new password
         * @description Answers the same, and as fast, whoever has the e-mail; the link is sent afterwards, where somebody has it.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read what an invitation is about, without spending it */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/authentication/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spend a link that sets a new password
         * @description Ends all sessions of the account. A password that breaks a rule spends nothing.
         */
        post: operations["resetPassword"];
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
    "/authentication/restaurants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a restaurant to this account
         * @description The person owns it, and works in it from now on. CM_REGISTRATION_CLOSED where nobody may register one now.
         */
        post: operations["addRestaurant"];
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
         * @description JPEG, PNG, WebP or AVIF by content, under 2 MB, at most 24 megapixels.
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
                imageId: components["schemas"]["Id"];
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
    "/human-resources/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people of the restaurant */
        get: operations["listStaffMembers"];
        put?: never;
        /** Add somebody, and invite them unless a password is set */
        post: operations["createStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-resources/staff/{staffId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read what one may know of somebody */
        get: operations["getStaffMember"];
        put?: never;
        post?: never;
        /** Delete somebody's record, and end their sessions here */
        delete: operations["deleteStaffMember"];
        options?: never;
        head?: never;
        /** Change somebody's record */
        patch: operations["updateStaffMember"];
        trace?: never;
    };
    "/human-resources/staff/{staffId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite somebody again who has not joined; an earlier link is worth nothing from then on */
        post: operations["inviteStaffMember"];
        /** Take an invitation back */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-resources/staff/{staffId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back somebody who was deleted */
        post: operations["restoreStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-resources/staff/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several people, or all of the list */
        post: operations["bulkChangeStaffMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-resources/staff/free-pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest a PIN that nobody here has */
        get: operations["suggestPin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        /** Change one's own name or phone number */
        patch: operations["updateMyProfile"];
        trace?: never;
    };
    "/human-resources/staff/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another e-mail of one's own
         * @description A link is sent to the new address; the e-mail changes once it is spent there.
         */
        post: operations["changeMyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-resources/staff/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own password
         * @description Ends the person's other sessions. The current one is asked of everybody who has one (C_002).
         */
        put: operations["changeMyPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-resources/staff/me/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give oneself a picture
         * @description JPEG, PNG, WebP or AVIF by content, under 2 MB, at most 24 megapixels.
         */
        post: operations["uploadMyPicture"];
        /** Do without a picture */
        delete: operations["removeMyPicture"];
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
    "/human-resources/staff/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices on which one is signed in */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/human-resources/staff/me/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out on another device, or on all others
         * @description Somebody else's session is left alone, as one that has ended is.
         */
        post: operations["endMySessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear of every change in the restaurant as it is saved
         * @description Ends when the session ends; whoever opens more than ten streams in one session loses the oldest. CM_RATE where too
         *     many listen.
         */
        get: operations["listenLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/allergen-matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every active item against every allergen, and what changed since it was printed */
        get: operations["getAllergenMatrix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/allergen-matrix.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matrix on A4, as kept by a print or as it is now */
        get: operations["getAllergenMatrixPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/allergen-matrix/prints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the matrix as it is now, to be printed */
        post: operations["createMatrixPrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what guests can have
         * @description Active items and options by name, with whether they can be had now.
         */
        get: operations["listAvailability"];
        put?: never;
        /**
         * Mark many sold out, hidden or available
         * @description The last write wins: no version is asked for and none is counted up, so that service never collides with editing.
         */
        post: operations["changeAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/availability/presses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one thing, pressed a while ago
         * @description What somebody pressed on a device, perhaps long before it could be sent. The press counts from when it was made: what another device
         *     or another way changed later stands, and the press is answered with it (SUPERSEDED). Its time is the server's at arrival less
         *     `sentAt` minus `pressedAt`, so that a clock that is wrong does not matter; one that was set in between is believed as far as now. Presses of one
         *     device are taken in the order in which they arrive. `sentAt` may differ when a press is sent again with its Idempotency-Key.
         */
        post: operations["sendPress"];
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
                categoryId: components["schemas"]["Id"];
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
    "/online-menu/categories/{categoryId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Duplicate a category */
        post: operations["duplicateCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/categories/{categoryId}/item-order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Move items to another place in their category */
        put: operations["moveItemsInCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/categories/{categoryId}/menus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Name the active menus that hold a category */
        get: operations["listMenusOfCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/categories/{categoryId}/move-items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move all items of a category to another one
         * @description All or nothing: OM_002, at `/toCategoryId`, where the other one has an item of the same name already, and says which.
         */
        post: operations["moveItemsToCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/categories/{categoryId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a category that was deleted
         * @description OM_001 where another category has its name by now; OM_002, at `/name`, where two items that come back to it have one name by now.
         */
        post: operations["restoreCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/categories/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several categories, or all of the list */
        post: operations["bulkChangeCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/categories/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move categories to another place */
        put: operations["moveCategories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/change-batches/{batchId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what one action changed
         * @description More than a thousand changes, each of which stands for itself (deleted, restored, switched on or off), are taken back in pieces
         *     behind the answer, as one batch.
         */
        post: operations["undoChangeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/change-people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody history names */
        get: operations["listChangePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what, newest first */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/changes/{changeId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a change, or some of its fields */
        post: operations["undoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/digital-menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the digital menu */
        get: operations["getDigitalMenuSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the settings of the digital menu */
        patch: operations["updateDigitalMenuSettings"];
        trace?: never;
    };
    "/online-menu/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take the menu out as a file
         * @description CSV and XLSX hold the items in their menu's order, one row a size, as a spreadsheet edits them; XLSX has a sheet of the categories
         *     with their order and one of the modifier groups besides, and so have all tables as CSV, a file each. JSON holds everything: categories, items, modifier groups, menus and their
         *     order; with `pictures` it comes as a ZIP archive with the pictures beside it. Each can be imported again, up to
         *     20,000 rows and 40 MB at once.
         */
        get: operations["exportMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is missing, unreachable or out of date on the menu */
        get: operations["getMenuHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/health/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what one check found, by name */
        get: operations["listHealthFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the restaurant's imports, the latest first */
        get: operations["listImports"];
        put?: never;
        /**
         * Hand in a menu to import
         * @description One menu file, with the tables of categories and modifiers of an export where there are any (CSV, XLSX, a text, a Word document or a PDF with text in it, JSON of Cardamom, a Square catalog, a GloriaFood menu or a schema.org Menu), its
         *     pictures by file name, or ZIP archives of them. It is read in the background; nothing of the menu changes until it is applied.
         *     A row means the item that has its id, its reference, or its name in its category: one name in two categories is two items.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read how far an import is and what it would do or did */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /**
         * Cancel an import
         * @description While it is read or applied, stops it and leaves the menu as it was. What was already applied stays; undo its change batch instead.
         */
        delete: operations["cancelImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/imports/{importId}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply an import that was read
         * @description Runs in the background, in one transaction and one change batch: all its rows or none. Wrong rows are left out, unless
         *     `leavesOutWrong` is false, which refuses an import that has any. A menu that changed since the preview is planned again first.
         */
        post: operations["applyImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/imports/{importId}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say what the columns of an import's table hold
         * @description Reads an import that is ASKING or READY again, with these columns; nothing of the menu changes until it is applied. Once it is
         *     read so, the restaurant's next file with the same heads is taken in the same way: the latest 50 are remembered.
         */
        put: operations["setImportColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/imports/{importId}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say what rows of an import's table should hold, and which are left out
         * @description Reads a table that is READY again with these rows in place of the file's; nothing of the menu changes until it is applied. What is
         *     said takes the place of all that was said before. A row that the file does not have is passed over.
         */
        put: operations["setImportCorrections"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/imports/{importId}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say whether what was edited here stays, or what the file says comes in
         * @description Plans an import that is READY anew, so that its rows show what is chosen; nothing of the menu changes until it is applied. What is
         *     said takes the place of all that was said before.
         */
        put: operations["setImportEdits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/imports/{importId}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the lines of an import's text, and what they are taken for
         * @description Reads a text that is READY again by these lines; nothing of the menu changes until it is applied.
         */
        put: operations["setImportLines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/imports/{importId}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** List what an import does, row by row in the order of the file */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/imports/{importId}/wrong-rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Take the wrong rows of an import out as a table
         * @description The rows as the file has them under its own heads, each with its reasons beside it, to be corrected in a spreadsheet and imported by
         *     themselves. Of the first 2,000 wrong rows their cells are known, of others and of other files where they stand and their name.
         */
        get: operations["exportWrongRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/ingredients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what dishes are made of
         * @description Each ingredient of active items once, by name, with how many items hold it.
         */
        get: operations["listIngredients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
                itemId: components["schemas"]["Id"];
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
    "/online-menu/items/{itemId}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Mark an item sold out, hidden or available */
        put: operations["setItemAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/items/{itemId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Duplicate an item */
        post: operations["duplicateItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/items/{itemId}/menus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Name the active menus that hold an item */
        get: operations["listMenusOfItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/items/{itemId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back an item that was deleted
         * @description OM_002, at `/name`, where one of its categories has an item of that name by now.
         */
        post: operations["restoreItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/items/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change many items at once, all or nothing
         * @description Wrong fields are named by their row (`/3/sizes/0/price`). Where somebody else saved a row first the answer is
         *     CM_CONFLICT, and `current.items` holds all such rows as they are now. What is saved is one batch of history.
         */
        patch: operations["updateItems"];
        trace?: never;
    };
    "/online-menu/items/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several items, or all of the list */
        post: operations["bulkChangeItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/items/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count items by what their list can be narrowed to */
        get: operations["countItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/items/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name the active menus that hold at least one of these
         * @description Asks and changes nothing; a POST because there may be many. An option is where guests find an item that has its group.
         *     What is deleted, or of somebody else, is on no menu.
         */
        post: operations["listMenusOfItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every link that leads guests to the menu */
        get: operations["getLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/links/{linkId}/scans": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                linkId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * How often the printed code of one link was followed, day by day
         * @description Of a code that was replaced nothing is told here; its scans count as those of a retired one.
         */
        get: operations["getLinkScans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/links/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow every link as a guest would, and say where it leads */
        post: operations["checkLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/list-jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read how far a change of many entries is */
        get: operations["getListJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/menu-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What guests see at a moment */
        get: operations["previewMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        /** Create a menu */
        post: operations["createMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/menus/{menuId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a menu */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        /** Delete a menu */
        delete: operations["deleteMenu"];
        options?: never;
        head?: never;
        /** Change a menu */
        patch: operations["updateMenu"];
        trace?: never;
    };
    "/online-menu/menus/{menuId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a menu a new code; the one it had leads to the restaurant's page from now on */
        post: operations["replaceMenuCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/menus/{menuId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a menu, inactive and under a free name */
        post: operations["duplicateMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/menus/{menuId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a menu that was deleted */
        post: operations["restoreMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/menus/{menuId}/screens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Count the screens that show a menu */
        get: operations["countScreensOfMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/menus/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several menus, or all of the list */
        post: operations["bulkChangeMenus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/menus/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move menus to another place */
        put: operations["moveMenus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/modifier-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List modifier groups */
        get: operations["listModifierGroups"];
        put?: never;
        /** Create a modifier group */
        post: operations["createModifierGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/modifier-groups/{modifierGroupId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modifierGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a modifier group */
        get: operations["getModifierGroup"];
        put?: never;
        post?: never;
        /** Delete a modifier group */
        delete: operations["deleteModifierGroup"];
        options?: never;
        head?: never;
        /** Change a modifier group */
        patch: operations["updateModifierGroup"];
        trace?: never;
    };
    "/online-menu/modifier-groups/{modifierGroupId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modifierGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a modifier group under a free name; no item uses the copy yet */
        post: operations["duplicateModifierGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/modifier-groups/{modifierGroupId}/menus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modifierGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Name the active menus that hold a modifier group */
        get: operations["listMenusOfModifierGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/modifier-groups/{modifierGroupId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modifierGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a modifier group that was deleted */
        post: operations["restoreModifierGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/modifier-groups/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several modifier groups, or all of the list */
        post: operations["bulkChangeModifierGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/modifier-options/{optionId}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                optionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Mark a modifier option sold out, hidden or available */
        put: operations["setOptionAvailability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/qr-codes/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a printed code will be like, and whether it scans
         * @description Draws the code as it would be printed, measures it, and reads it back. Of several tables the first one is
         *     shown, and each is read back when it is printed. Without an id and `allTables` it is the restaurant's code.
         */
        get: operations["checkQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/qr-codes/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A printed code, or those of several tables, as a file
         * @description As `checkQrCode` has shown it. What would not scan is refused with the field that is the reason: CM_QR_SMALL for the size,
         *     CM_QR_CONTRAST for the colours, CM_QR_UNREADABLE for what could not be read back; CM_RANGE for what does not fit on its paper.
         */
        get: operations["downloadQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/qr-menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the QR menu */
        get: operations["getQrMenuSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the settings of the QR menu */
        patch: operations["updateQrMenuSettings"];
        trace?: never;
    };
    "/online-menu/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often guests followed the restaurant's printed codes */
        get: operations["getScans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/screen-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What screens would show
         * @description One that follows the settings, over all menus for screens. It comes with the dishes that a screen takes as set, that each screen
         *     takes by its own categories, and that one would take by the categories that are tried out; the others are counted.
         */
        get: operations["previewScreens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/screen-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How each screen was when it was last heard of */
        get: operations["getScreenStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/screens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List screens */
        get: operations["listScreens"];
        put?: never;
        /** Create a screen */
        post: operations["createScreen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/screens/{screenId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a screen */
        get: operations["getScreen"];
        put?: never;
        post?: never;
        /** Delete a screen */
        delete: operations["deleteScreen"];
        options?: never;
        head?: never;
        /** Change a screen */
        patch: operations["updateScreen"];
        trace?: never;
    };
    "/online-menu/screens/{screenId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a screen under a free name */
        post: operations["duplicateScreen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/screens/{screenId}/identification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the screen show its name for six seconds */
        post: operations["identifyScreen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/screens/{screenId}/pairing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the television that shows this code show this screen
         * @description The screen gets a new address, so that a television that showed it before stops. CM_PAIRING at `/code` for a code that no
         *     television shows; CM_RATE after ten wrong ones in a minute.
         */
        post: operations["pairScreen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/screens/{screenId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a screen that was deleted */
        post: operations["restoreScreen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/screens/{screenId}/unpairing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the screen a new address
         * @description Whatever television showed it asks for a new pairing.
         */
        post: operations["unpairScreen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/screens/{screenId}/view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What a screen shows
         * @description As its television reads it.
         */
        get: operations["viewScreen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-menu/screens/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several screens, or all of the list */
        post: operations["bulkChangeScreens"];
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
    "/public/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The part of this document that needs no sign-in
         * @description OpenAPI 3.1, for whoever reads menus into something else; `servers` names this installation.
         */
        get: operations["getPublicContract"];
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
    "/public/restaurants/{restaurantUrl}/live": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A restaurant's URL part, today's or a former one. */
                restaurantUrl: components["parameters"]["RestaurantUrl"];
            };
            cookie?: never;
        };
        /**
         * Hear of every change that guests may see, as it is saved
         * @description CM_RATE where too many listen, at this restaurant or from this address.
         */
        get: operations["listenPublicLive"];
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
                menuId: components["schemas"]["Id"];
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
    "/public/screen-pairings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code to show on a television
         * @description It is worth nothing after ten minutes. CM_RATE where too many are asked for, from one address or in all.
         */
        post: operations["startScreenPairing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/screen-pairings/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask which screen the television is
         * @description CM_PAIRING_OVER for a token that is not or no longer one.
         */
        post: operations["checkScreenPairing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/screens/{screenCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A screen's code, as its address has it. */
                screenCode: components["parameters"]["ScreenCode"];
            };
            cookie?: never;
        };
        /** What a screen shows */
        get: operations["getPublicScreen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/screens/{screenCode}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A screen's code, as its address has it. */
                screenCode: components["parameters"]["ScreenCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a screen is there, and what it shows
         * @description Every 30 seconds or so; CM_RATE where it is much more often.
         */
        post: operations["reportScreen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List discounts */
        get: operations["listDiscounts"];
        put?: never;
        /** Create a discount */
        post: operations["createDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/discounts/{discountId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                discountId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a discount */
        get: operations["getDiscount"];
        put?: never;
        post?: never;
        /** Delete a discount */
        delete: operations["deleteDiscount"];
        options?: never;
        head?: never;
        /** Change a discount */
        patch: operations["updateDiscount"];
        trace?: never;
    };
    "/settings/discounts/{discountId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                discountId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a discount under a free name */
        post: operations["duplicateDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/discounts/{discountId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                discountId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a discount that was deleted */
        post: operations["restoreDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/discounts/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several discounts, or all of the list */
        post: operations["bulkChangeDiscounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/printers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List printers */
        get: operations["listPrinters"];
        put?: never;
        /** Create a printer */
        post: operations["createPrinter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/printers/{printerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                printerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a printer */
        get: operations["getPrinter"];
        put?: never;
        post?: never;
        /** Delete a printer */
        delete: operations["deletePrinter"];
        options?: never;
        head?: never;
        /** Change a printer */
        patch: operations["updatePrinter"];
        trace?: never;
    };
    "/settings/printers/{printerId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                printerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a printer under a free name */
        post: operations["duplicatePrinter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/printers/{printerId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                printerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a printer that was deleted */
        post: operations["restorePrinter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/printers/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several printers, or all of the list */
        post: operations["bulkChangePrinters"];
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
    "/settings/restaurant-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the restaurant may have this address */
        get: operations["checkRestaurantUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/restaurant/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the restaurant a new code; the one it had goes on leading to its page */
        post: operations["replaceRestaurantCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/restaurant/currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the currency and convert all prices
         * @description Prices of sizes and options, fixed discounts and a fixed service charge, also of what is deleted, in one change that can be
         *     taken back. CM_RANGE on the rate where an amount would not fit.
         */
        post: operations["convertCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/restaurant/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the restaurant with all it holds
         * @description Its owner's alone, and for good: menus, pictures, history and people's records go, nothing brings them back. Its
         *     address and its printed codes answer that there is nothing, and are never given to another restaurant. C_010 for
         *     whoever is not the owner, CM_CHOICE where the name is another one, C_006 for a wrong password.
         */
        post: operations["deleteRestaurant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/service-charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The service charge */
        get: operations["getServiceCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the service charge */
        patch: operations["updateServiceCharge"];
        trace?: never;
    };
    "/settings/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is left to do before guests can read the menu */
        get: operations["getSetUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/set-up/{setUpTick}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What is ticked. */
                setUpTick: components["parameters"]["SetUpTick"];
            };
            cookie?: never;
        };
        get?: never;
        /** Tick a step of setting up, or take the tick away */
        put: operations["tickSetUpStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/table-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sections of tables */
        get: operations["listTableSections"];
        put?: never;
        /** Create a section of tables */
        post: operations["createTableSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/table-sections/{tableSectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tableSectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a section of tables */
        get: operations["getTableSection"];
        put?: never;
        post?: never;
        /** Delete a section of tables */
        delete: operations["deleteTableSection"];
        options?: never;
        head?: never;
        /** Change a section of tables */
        patch: operations["updateTableSection"];
        trace?: never;
    };
    "/settings/table-sections/{tableSectionId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tableSectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a section of tables under a free name */
        post: operations["duplicateTableSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/table-sections/{tableSectionId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tableSectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a section of tables that was deleted */
        post: operations["restoreTableSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/table-sections/{tableSectionId}/tables/{tableId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tableId: components["schemas"]["Id"];
                tableSectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a table a new code; the one it had leads to the restaurant's page from now on */
        post: operations["replaceTableCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/table-sections/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several sections of tables, or all of the list */
        post: operations["bulkChangeTableSections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List taxes */
        get: operations["listTaxes"];
        put?: never;
        /** Create a tax */
        post: operations["createTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/taxes/{taxId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a tax */
        get: operations["getTax"];
        put?: never;
        post?: never;
        /** Delete a tax */
        delete: operations["deleteTax"];
        options?: never;
        head?: never;
        /** Change a tax */
        patch: operations["updateTax"];
        trace?: never;
    };
    "/settings/taxes/{taxId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a tax under a free name */
        post: operations["duplicateTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/taxes/{taxId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back a tax that was deleted */
        post: operations["restoreTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/taxes/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate, deactivate or delete several taxes, or all of the list */
        post: operations["bulkChangeTaxes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The restaurant's one colour. Any will do, the colours of a page are computed from it so that all of it can be read. */
        AccentColour: string;
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
        AllergenMatrix: {
            asOf: components["schemas"]["Instant"];
            /** @description The newest of this scope. */
            lastPrint: components["schemas"]["MatrixPrint"] | null;
            /** @description Items and options, each once. */
            rowCount: number;
            scope: components["schemas"]["MatrixScope"];
            sections: components["schemas"]["MatrixSection"][];
            /** @description Of these, not declared. */
            undeclaredCount: number;
            /** @description Rows whose names hold letters that the PDF's fonts lack; there they read `[?]`. */
            unprintable: components["schemas"]["Reference"][];
        };
        Availability: {
            state: components["schemas"]["AvailabilityState"];
            until: components["schemas"]["Instant"] | null;
        };
        AvailabilityBatch: {
            /** @description One entry named twice ends as named last. An instant that has passed means available: an undo may come late. */
            changes: components["schemas"]["AvailabilityChange"][];
        };
        AvailabilityBatchResult: {
            /** @description What was asked for and is there, as it is now. */
            entries: components["schemas"]["AvailabilityEntry"][];
            /** @description What was asked for and has been deleted meanwhile. */
            missing: components["schemas"]["AvailabilityTarget"][];
            /** @description Sent as `changes`, puts back exactly what this changed; empty when nothing changed. */
            undo: components["schemas"]["AvailabilityChange"][];
        };
        AvailabilityChange: {
            entity: components["schemas"]["AvailabilityEntity"];
            id: components["schemas"]["Id"];
            state: components["schemas"]["AvailabilityState"];
            until?: components["schemas"]["AvailabilityUntil"];
        };
        AvailabilityDraft: {
            state: components["schemas"]["AvailabilityState"];
            until?: components["schemas"]["AvailabilityUntil"];
        };
        /** @enum {string} */
        AvailabilityEntity: "ITEM" | "MODIFIER_OPTION";
        /** @description Something a guest can have, as service sees it. */
        AvailabilityEntry: {
            availability: components["schemas"]["Availability"];
            /** @description Names of the item's categories, or of the option's modifier group. */
            belongsTo: string[];
            entity: components["schemas"]["AvailabilityEntity"];
            id: components["schemas"]["Id"];
            /** @description Null where nobody has changed it yet. What came back by itself was not changed. */
            lastChange: components["schemas"]["AvailabilityLastChange"] | null;
            name: string;
        };
        /** @description Who last marked it or brought it back, and when they did. */
        AvailabilityLastChange: {
            at: components["schemas"]["Instant"];
            /** @description Their name; null where the installation itself did. */
            by: string | null;
        };
        AvailabilityPress: {
            /** @description Made once on each device, so that it does not stand in its own way. */
            device: string;
            entity: components["schemas"]["AvailabilityEntity"];
            id: components["schemas"]["Id"];
            /** @description By the device's clock. */
            pressedAt: components["schemas"]["Instant"];
            /** @description By the same clock. */
            sentAt: components["schemas"]["Instant"];
            /** @description Who pressed, where that is known; refused (CM_REFERENCE) when somebody else is signed in. */
            staffId?: components["schemas"]["Id"];
            state: components["schemas"]["AvailabilityState"];
            /** @description As of when it was pressed. */
            until?: components["schemas"]["AvailabilityUntil"];
        };
        /**
         * @description APPLIED; SUPERSEDED by a later change, which stands; OVER because its end has passed; MISSING because what it was about is deleted.
         * @enum {string}
         */
        AvailabilityPressOutcome: "APPLIED" | "SUPERSEDED" | "OVER" | "MISSING";
        AvailabilityPressResult: {
            /** @description As it is now; null with MISSING. */
            entry: components["schemas"]["AvailabilityEntry"] | null;
            outcome: components["schemas"]["AvailabilityPressOutcome"];
        };
        /** @enum {string} */
        AvailabilityState: "AVAILABLE" | "SOLD_OUT" | "HIDDEN";
        AvailabilityTarget: {
            entity: components["schemas"]["AvailabilityEntity"];
            id: components["schemas"]["Id"];
        };
        /**
         * @description When the entry comes back by itself: at the end of the business day, the next time the restaurant's clock
         *     reads `HH:MM`, with the business day of a date, at an instant, or (null) not before somebody changes it.
         */
        AvailabilityUntil: "END_OF_BUSINESS_DAY" | string | components["schemas"]["Instant"] | null;
        /** @description What could not be taken back, because it was changed since or something stands in the way, is named and stays. */
        BatchUndone: {
            /** @description Of the undo; takes it back in turn. */
            batchId: components["schemas"]["Id"];
            /** @description Changes that were taken back. */
            count: number;
            refused: components["schemas"]["Refusal"][];
        };
        /** @enum {string} */
        BulkAction: "ACTIVATE" | "DEACTIVATE" | "DELETE";
        /**
         * @description One action on several entries: those that are named, or all that a filter finds. Each stands for itself: what
         *     cannot be changed stays as it was and is named with the reason, the rest is done, as one batch of history. Named
         *     entries are changed in one transaction and answered with 200; all of a list is changed behind the answer, 202.
         */
        BulkChange: {
            action: components["schemas"]["BulkAction"];
            allOf?: components["schemas"]["WholeList"];
            entities?: components["schemas"]["NamedEntries"];
        };
        BulkResult: {
            /** @description What takes the action back. */
            batchId: components["schemas"]["Id"];
            changed: components["schemas"]["VersionedReference"][];
            refused: components["schemas"]["Refusal"][];
        };
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
         * @description The 43 predefined kinds, spelled as `docs/rows.md` has them; each has an icon.
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
        Change: {
            action: components["schemas"]["HistoryAction"];
            /** @description Shared by everything one action changed. */
            batchId: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["Instant"];
            entity: components["schemas"]["HistoryEntity"];
            /** @description The entity's id; with CATEGORY_ORDER and MENU_ORDER the restaurant's, with ITEM_ORDER the category's. */
            entityId: string;
            /** @description What differs, and nothing else. */
            fields: components["schemas"]["FieldChange"][];
            id: components["schemas"]["Id"];
            /** @description The entity is deleted now and can be restored. */
            isEntityDeleted: boolean;
            /** @description Taken back as a whole. */
            isUndone: boolean;
            /** @description The entity's name after the change. */
            name: string;
            /** @description Who did it; null where the installation itself acted. */
            staff: components["schemas"]["Reference"] | null;
            /** @description The change this one takes back. */
            undoes: components["schemas"]["Id"] | null;
            /** @description Fields that were put back by an undo. */
            undoneFields: string[];
        };
        /** @description FIXED: minor units of the restaurant's currency. PERCENTAGE: thousandths of a percent, 100000 at most. */
        ChargeRate: number;
        /** @enum {string} */
        ChargeType: "PERCENTAGE" | "FIXED";
        CheckedLink: {
            id: components["schemas"]["Id"];
            outcome: components["schemas"]["LinkOutcome"];
        };
        Configuration: {
            /** @description False until somebody has registered; the demo does not count. */
            hasRestaurants: boolean;
            /** @description True when guests' phones cannot reach it. */
            isPublicUrlLocal: boolean;
            isRegistrationOpen: boolean;
            loginUrl: string | null;
            marketingUrl: string | null;
            posUrl: string | null;
            /** Format: uri */
            publicUrl: string;
            /** @description Where somebody else shows menus on screens. */
            screenUrl: string | null;
            /** @description False where mails are kept on the server instead. */
            sendsMail: boolean;
        };
        ConfirmedEmail: {
            /** @description What signs in from now on. */
            email: string;
        };
        /**
         * @description BCP 47 tag of the language that dishes are written in.
         * @example pt-PT
         */
        ContentLanguage: string;
        Credentials: {
            email: string;
            password: components["schemas"]["Password"];
        };
        /**
         * @description ISO 4217 code.
         * @example EUR
         */
        Currency: string;
        CurrencyConversion: {
            currency: components["schemas"]["Currency"];
            /**
             * @description What one unit of today's currency is worth in the other, as a decimal; `1` keeps the numbers. Amounts are rounded to the
             *     other currency's minor units.
             */
            rate: string;
        };
        Dependency: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "ITEM";
            name: string;
        };
        /** @description What screens show, and how, unless one has its own; a restaurant has one. */
        DigitalMenuSettings: {
            categoryIds: components["schemas"]["ScreenCategories"];
            createdAt: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            isDark: boolean;
            /** @description A dish with more to read stays up to twice as long. */
            isLongerForText: boolean;
            itemSeconds: components["schemas"]["ItemSeconds"];
            layout: components["schemas"]["ScreenLayout"];
            /** @description Where it is false, guests are told to ask about allergens. */
            showsAllergens: boolean;
            showsCalories: boolean;
            showsClock: boolean;
            showsIngredients: boolean;
            showsLogo: boolean;
            showsPrice: boolean;
            /** @description Struck; where it is false they are left out. */
            showsSoldOut: boolean;
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /** @description What is left out stays as it is. */
        DigitalMenuSettingsPatch: {
            categoryIds?: components["schemas"]["ScreenCategories"];
            isDark?: boolean;
            isLongerForText?: boolean;
            itemSeconds?: components["schemas"]["ItemSeconds"];
            layout?: components["schemas"]["ScreenLayout"];
            showsAllergens?: boolean;
            showsCalories?: boolean;
            showsClock?: boolean;
            showsIngredients?: boolean;
            showsLogo?: boolean;
            showsPrice?: boolean;
            showsSoldOut?: boolean;
        };
        /** @description A table at which guests sit. */
        DiningTable: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["TableLabel"];
            /** @description The section's first number and its position. */
            number: number;
            position: components["schemas"]["TablePosition"];
            seats: components["schemas"]["Seats"];
            /** @description The permanent code behind /q/{code}. */
            shortCode: string;
            /**
             * Format: uri
             * @description What a printed QR code encodes.
             */
            shortUrl: string;
        };
        /** @description What is left out stays as it is. */
        DiningTableDraft: {
            label?: components["schemas"]["TableLabel"];
            position: components["schemas"]["TablePosition"];
            seats?: components["schemas"]["Seats"];
        };
        /** @description What can be taken off a bill. */
        Discount: {
            amount: components["schemas"]["DiscountAmount"];
            createdAt: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            isActive: boolean;
            name: string;
            type: components["schemas"]["DiscountType"];
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /** @description FIXED: minor units of the restaurant's currency. PERCENTAGE: thousandths of a percent, 100000 at most. */
        DiscountAmount: number;
        /**
         * @example {
         *       "name": "Happy hour",
         *       "type": "PERCENTAGE",
         *       "amount": 12500
         *     }
         */
        DiscountDraft: {
            amount: components["schemas"]["DiscountAmount"];
            isActive?: boolean;
            name: components["schemas"]["Name"];
            type: components["schemas"]["DiscountType"];
        };
        /** @description What is left out stays as it is. */
        DiscountPatch: {
            amount?: components["schemas"]["DiscountAmount"];
            isActive?: boolean;
            name?: components["schemas"]["Name"];
            type?: components["schemas"]["DiscountType"];
        };
        /**
         * @default name
         * @enum {string}
         */
        DiscountSort: "name" | "-name" | "updatedAt" | "-updatedAt";
        /** @enum {string} */
        DiscountType: "FIXED" | "PERCENTAGE";
        /** Format: email */
        Email: string;
        EmailChange: {
            email: components["schemas"]["Email"];
            /** @description The current one. */
            password: string;
        };
        /** @enum {string} */
        ErrorDisplay: "ON_FIELD_EXCEPTION" | "ALERT_EXCEPTION" | "DEPENDENCY_ALERT_EXCEPTION";
        /** @description What stays out; ids that the filter does not hold are no mistake. */
        ExceptedIds: components["schemas"]["Id"][];
        /**
         * @description How many entries the person was shown, without the excepted ones. Where it is another number by now, nothing is written and the answer is 409
         *     (CM_CONFLICT); `current.count` is the number as it is.
         */
        ExpectedCount: number;
        /**
         * @description `csv-tables` is a ZIP archive of all tables, `template` a workbook to fill in: the heads of an export with a few examples, and nothing of the menu.
         * @enum {string}
         */
        ExportFormat: "csv" | "csv-tables" | "xlsx" | "json" | "template";
        FieldChange: {
            /** @description Its value after; null where there is none. */
            after: unknown;
            /** @description Its value before, as the entity's answer carried it, or an object of those that are written together; null where there was none. */
            before: unknown;
            /** @description A field of the entity, as its own answer names it. */
            field: string;
        };
        FieldError: {
            code: string;
            message: string;
            /** @description RFC 6901 pointer into the request body. */
            pointer: string;
        };
        FreePin: {
            /** @description That nobody here has. */
            pin: string;
        };
        GuestLinks: {
            menus: components["schemas"]["MenuLink"][];
            restaurant: components["schemas"]["MenuLink"];
            screens: components["schemas"]["ScreenLink"][];
            sections: components["schemas"]["TableLinks"][];
        };
        /**
         * @description What menu health looks for. `ITEM_…` are about what a guest would miss on an active item (a missing price is looked
         *     for on inactive ones too, as an import brings them in); `OPTION_ALLERGENS` names the modifier groups of undeclared
         *     options; the others name what no guest can reach.
         * @enum {string}
         */
        HealthCheck: "ITEM_ALLERGENS" | "OPTION_ALLERGENS" | "ITEM_PRICE" | "ITEM_PICTURE" | "ITEM_DESCRIPTION" | "ITEM_CALORIES" | "ITEM_UNREACHABLE" | "CATEGORY_UNREACHABLE" | "MODIFIER_GROUP_UNUSED";
        HealthCount: {
            check: components["schemas"]["HealthCheck"];
            /** @description Entries looked at. */
            checkedCount: number;
            /** @description Entries with work to do. */
            count: number;
        };
        HealthFinding: {
            id: components["schemas"]["Id"];
            isActive: boolean;
            name: string;
        };
        HeldTogether: {
            itemIds: components["schemas"]["Id"][];
            optionIds: components["schemas"]["Id"][];
        };
        /** @enum {string} */
        HistoryAction: "CREATED" | "UPDATED" | "DELETED" | "ACTIVATED" | "DEACTIVATED" | "REORDERED" | "RESTORED";
        /**
         * @description What history tells of; the orders are told as entities of their own, and people only to who may change them.
         * @enum {string}
         */
        HistoryEntity: "CATEGORY" | "ITEM" | "MENU" | "MODIFIER_GROUP" | "SCREEN" | "DISCOUNT" | "PRINTER" | "TABLE_SECTION" | "TAX" | "SERVICE_CHARGE" | "QR_MENU_SETTINGS" | "DIGITAL_MENU_SETTINGS" | "RESTAURANT" | "STAFF_MEMBER" | "CATEGORY_ORDER" | "ITEM_ORDER" | "MENU_ORDER";
        /**
         * @description The active menus where guests would find something, in the order of menus, now or at their hours: in a category of it
         *     that is active, and that the menu does not hide it in.
         */
        HoldingMenus: {
            /** @description All of them. */
            count: number;
            /** @description The first twenty. */
            menus: components["schemas"]["Reference"][];
            /** @description How many active screens show it, by their menus and their chosen categories, now or at their hours. */
            screens: number;
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
        Import: {
            /** @description The change batch to undo, once APPLIED. */
            batchId: components["schemas"]["Id"] | null;
            /** @description What was said of rows of its table, while READY. */
            corrections: components["schemas"]["ImportCorrection"][];
            counts: components["schemas"]["ImportCounts"][];
            createdAt: components["schemas"]["Instant"];
            /** @description How many of its rows name a dish that was edited here and of which the file says something else. */
            editedCount: number;
            /** @description What was said of what was edited here, while READY; null where nothing was, and all of it stays. */
            edits: components["schemas"]["ImportEdits"] | null;
            fileName: string;
            finishedAt: components["schemas"]["Instant"] | null;
            /** @description Null until it was recognised. */
            format: components["schemas"]["ImportFormat"] | null;
            id: components["schemas"]["Id"];
            /** @description Whether its change batch was taken back, as far as that went. */
            isUndone: boolean;
            /** @description What the lines of a text are taken for, while READY; null for what is no text. */
            lines: components["schemas"]["ImportLine"][] | null;
            notes: components["schemas"]["ImportNote"][];
            /** @description Why it FAILED, and what to do. */
            problem: string | null;
            /** @description Rows done while READING or APPLYING, where known. */
            progress: components["schemas"]["ImportProgress"] | null;
            state: components["schemas"]["ImportState"];
            /** @description What its columns are taken for, while ASKING or READY; null for what is no table. */
            table: components["schemas"]["ImportTable"] | null;
            /** @description The server stopped while it was applied; nothing was changed. */
            wasInterrupted: boolean;
        };
        ImportApplication: {
            /** @default true */
            leavesOutWrong?: boolean;
        };
        ImportColumn: {
            /** @description What stands in the row of heads; empty where nothing does. */
            head: string;
            /** @description Where its cells stand in a row, from 0. */
            index: number;
            meaning: components["schemas"]["ImportColumnMeaning"];
            /** @description The first texts below its head that differ, cut where they are long. */
            samples: string[];
            /** @description Which size a PRICE_OF_SIZE is of; else empty. */
            size: string;
        };
        ImportColumnChoice: {
            index: number;
            meaning: components["schemas"]["ImportColumnMeaning"];
            /**
             * @description Which size a PRICE_OF_SIZE is of.
             * @default
             */
            size?: string;
        };
        /**
         * @description What a column of a table holds. IGNORED is not imported; PRICE_OF_SIZE holds the prices of one size, which the column names;
         *     REFERENCE is the dish's number elsewhere; EXTRAS become a modifier group, from a column that lists them with their prices or
         *     from columns of one extra each. Only IGNORED, PRICE_OF_SIZE and EXTRAS may stand at several columns.
         * @enum {string}
         */
        ImportColumnMeaning: "IGNORED" | "CATEGORY" | "NAME" | "SIZE" | "PRICE" | "PRICE_OF_SIZE" | "DESCRIPTION" | "STORY" | "INGREDIENTS" | "CONTAINS" | "MAY_CONTAIN" | "DECLARED" | "DIET" | "CALORIES" | "MODIFIER_GROUPS" | "EXTRAS" | "PICTURE" | "ACTIVE" | "REFERENCE" | "CARDAMOM_ID";
        /**
         * @example {
         *       "headRow": 0,
         *       "columns": [
         *         {
         *           "index": 0,
         *           "meaning": "NAME"
         *         },
         *         {
         *           "index": 1,
         *           "meaning": "PRICE"
         *         }
         *       ]
         *     }
         */
        ImportColumns: {
            /** @description One of them a NAME; columns that are left out are not imported. */
            columns: components["schemas"]["ImportColumnChoice"][];
            /** @description As in the table. */
            headRow: number | null;
        };
        /**
         * @description Who said what the columns hold: their HEADS, a person for this file (PERSON), or one for an earlier file with the same
         *     heads (MEMORY). GUESS: only what is in them, which a person has to look at.
         * @enum {string}
         */
        ImportColumnSource: "HEADS" | "PERSON" | "MEMORY" | "GUESS";
        ImportCorrectedCell: {
            /** @description Where it stands in its row, from 0. */
            index: number;
            text: string;
        };
        ImportCorrection: {
            /** @description Cells that hold something else than in the file; the others stay as they are. */
            cells: components["schemas"]["ImportCorrectedCell"][];
            /** @description Whether the dish that begins there, or the size, is read as if it were not in the file. */
            isLeftOut: boolean;
            /** @description What the row is called, so that a person knows it again. */
            name: string;
            /** @description Where the row stands in the file. */
            place: string;
        };
        /**
         * @example {
         *       "corrections": [
         *         {
         *           "place": "line 3",
         *           "name": "Zaatar",
         *           "isLeftOut": false,
         *           "cells": [
         *             {
         *               "index": 1,
         *               "text": "Zaatar (kaak)"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ImportCorrections: {
            /** @description One for each row that is read otherwise than it stands in the file. */
            corrections: components["schemas"]["ImportCorrection"][];
        };
        ImportCounts: {
            changed: number;
            entity: components["schemas"]["ImportEntity"];
            new: number;
            unchanged: number;
            wrong: number;
        };
        ImportEditChoice: {
            /** @description As its row names it. */
            field: string;
            itemId: components["schemas"]["Id"];
            keeps: components["schemas"]["ImportSide"];
        };
        /**
         * @example {
         *       "others": "OURS",
         *       "choices": [
         *         {
         *           "itemId": "0198a000-0000-7000-8000-000000000001",
         *           "field": "Price",
         *           "keeps": "THEIRS"
         *         }
         *       ]
         *     }
         */
        ImportEdits: {
            choices: components["schemas"]["ImportEditChoice"][];
            /** @description What holds for every field that was edited here and is not named. */
            others: components["schemas"]["ImportSide"];
        };
        /** @enum {string} */
        ImportEntity: "CATEGORY" | "ITEM" | "MODIFIER_GROUP" | "MENU" | "PICTURE";
        ImportEntry: {
            /** @description The change batch to undo, once APPLIED. */
            batchId: components["schemas"]["Id"] | null;
            counts: components["schemas"]["ImportCounts"][];
            createdAt: components["schemas"]["Instant"];
            fileName: string;
            finishedAt: components["schemas"]["Instant"] | null;
            /** @description Null where it was not recognised. */
            format: components["schemas"]["ImportFormat"] | null;
            id: components["schemas"]["Id"];
            /** @description Whether its change batch was taken back, as far as that went. */
            isUndone: boolean;
            /** @description Who handed it in; null where their name was removed. */
            staff: components["schemas"]["Reference"] | null;
            state: components["schemas"]["ImportState"];
        };
        ImportFieldChange: {
            after: string;
            /** @description In words; empty where there was nothing. */
            before: string;
            field: string;
        };
        ImportFieldEdit: {
            field: string;
            /** @description Whether the file says something else than it did when it last came in or was made. */
            isInFileToo: boolean;
            keeps: components["schemas"]["ImportSide"];
            /** @description What the menu says, in words; empty where there is nothing. */
            ours: string;
            /** @description What the file says. */
            theirs: string;
        };
        /**
         * @description What kind of file it was recognised as, by its content.
         * @enum {string}
         */
        ImportFormat: "CSV" | "XLSX" | "TEXT" | "DOCX" | "PDF" | "CARDAMOM_JSON" | "SQUARE" | "GLORIAFOOD" | "SCHEMA_ORG";
        ImportLine: {
            kind: components["schemas"]["ImportLineKind"];
            text: string;
        };
        /**
         * @description What a line of a menu that is only text is taken for. A DISH may end in its prices; a PRICE line holds more of them, a DESCRIPTION goes
         *     on with the dish or the section above; SIZES name the prices of the dishes below, in their order. IGNORED is not imported.
         * @enum {string}
         */
        ImportLineKind: "SECTION" | "DISH" | "SIZES" | "PRICE" | "DESCRIPTION" | "IGNORED";
        /**
         * @example {
         *       "lines": [
         *         {
         *           "text": "Desserts",
         *           "kind": "SECTION"
         *         },
         *         {
         *           "text": "Tiramisu 5.50",
         *           "kind": "DISH"
         *         }
         *       ]
         *     }
         */
        ImportLines: {
            /** @description All lines that are not empty, in their order; the file itself is not read again. */
            lines: components["schemas"]["ImportLine"][];
        };
        ImportNote: {
            kind: components["schemas"]["ImportNoteKind"];
            /** @description What happens and why, for the person who reads it. */
            message: string;
            /** @description What it is about, in the words of the file. */
            subject: string;
        };
        /**
         * @description LEFT_OUT names what Cardamom cannot hold or does not take over; DONE names what was decided on the way.
         * @enum {string}
         */
        ImportNoteKind: "LEFT_OUT" | "DONE";
        /** @enum {string} */
        ImportOutcome: "NEW" | "CHANGED" | "UNCHANGED" | "WRONG";
        ImportProgress: {
            done: number;
            total: number;
        };
        ImportReason: {
            /** @description The field as the file or Cardamom calls it; empty for the whole row. */
            field: string;
            message: string;
        };
        ImportRow: {
            changes: components["schemas"]["ImportFieldChange"][];
            /** @description Fields that were edited here since the dish was last imported or exported, where the file says something else. */
            edits: components["schemas"]["ImportFieldEdit"][];
            entity: components["schemas"]["ImportEntity"];
            /** @description What it matches or became. */
            entityId: components["schemas"]["Id"] | null;
            /** @description Its place among the rows of this import. */
            id: string;
            name: string;
            outcome: components["schemas"]["ImportOutcome"];
            /** @description Where it stands in the file, such as `line 12` or `items[3]`. */
            place: string;
            /** @description Why it is wrong, or what to know about it. */
            reasons: components["schemas"]["ImportReason"][];
            /** @description The rows of a table that it stands in, one for each size, as they were read: those of wrong rows, of the first 2,000 of them. */
            source: components["schemas"]["ImportSourceRow"][];
            /** @description The row before it that has its name in its category already, where it is wrong for that. */
            twin: components["schemas"]["ImportTwin"] | null;
        };
        /**
         * @description OURS is what the menu says, THEIRS what the file says.
         * @enum {string}
         */
        ImportSide: "OURS" | "THEIRS";
        ImportSourceCell: {
            /** @description What heads its column; empty where nothing does. */
            head: string;
            /** @description Where it stands in its row, from 0. */
            index: number;
            text: string;
        };
        ImportSourceRow: {
            /** @description The cells of the columns that are told of; one with more than 1,000 characters is left out. */
            cells: components["schemas"]["ImportSourceCell"][];
            place: string;
        };
        /**
         * @description READING and APPLYING run by themselves. ASKING waits for a person to say what the columns of a table hold, READY for one to
         *     apply it. FAILED could not be read or applied, and nothing changed.
         * @enum {string}
         */
        ImportState: "READING" | "ASKING" | "READY" | "APPLYING" | "APPLIED" | "FAILED" | "CANCELLED";
        ImportTable: {
            /** @description The columns that hold anything, the first 60 of them; later ones are not imported. */
            columns: components["schemas"]["ImportColumn"][];
            /** @description Which of `rows` holds the heads; those above it are no dishes. Null where the dishes begin at once. */
            headRow: number | null;
            /** @description How many rows are not empty. */
            rowCount: number;
            /** @description The first rows that are not empty. */
            rows: components["schemas"]["ImportTableRow"][];
            source: components["schemas"]["ImportColumnSource"];
        };
        ImportTableRow: {
            /** @description The cells of the columns that are told of, in their order and cut where they are long. */
            cells: string[];
            /** @description Where it stands in the file, such as `line 3`. */
            place: string;
        };
        ImportTwin: {
            /** @description A name that nothing else has there. */
            proposedName: string;
            row: components["schemas"]["ImportSourceRow"];
        };
        Ingredient: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description An ingredient that active items hold, whatever its case and accents. */
        IngredientUse: {
            /** @description Active items that hold it. */
            itemCount: number;
            /** @description The spelling that comes first. */
            name: string;
            /** @description Of these, sold out or hidden now. */
            unavailableCount: number;
        };
        /**
         * Format: date-time
         * @description A moment in UTC (RFC 3339).
         */
        Instant: string;
        /** @description What an invitation's link is about, for who holds it. */
        Invitation: {
            email: string;
            /** @description Who sent it; null where they left. */
            invitedBy: string | null;
            /** @description A password is chosen with the acceptance. */
            isAccountNew: boolean;
            /** @description The account is signed in on this device, so no password is asked. */
            isSignedIn: boolean;
            /** @description Whom it is for. */
            name: string;
            restaurantName: string;
        };
        InvitationAcceptance: {
            /** @description A new one for a new account, its own for one that exists and is not signed in. */
            password?: components["schemas"]["Password"];
            /** @description From the URL fragment of the invitation's link. */
            token: string;
        };
        /**
         * @description SENT by a mail server, KEPT as a file where none is configured, FAILED where neither could be done.
         * @enum {string}
         */
        InvitationDelivery: "SENT" | "KEPT" | "FAILED";
        /** @enum {string} */
        InvitationState: "PENDING" | "EXPIRED" | "REVOKED";
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
            /** @description In the order guests read them. */
            modifierGroups: components["schemas"]["ItemModifierGroup"][];
            name: string;
            sizes: components["schemas"]["ItemSize"][];
            /** @description More of it than a list has room for; guests read it on the page of the dish. */
            story: string;
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /** @description Each item once. All of it is saved or nothing. */
        ItemBatch: components["schemas"]["ItemBatchEntry"][];
        /** @description What changes of one item. Availability counts no version up and is not compared with one. */
        ItemBatchEntry: {
            availability?: components["schemas"]["AvailabilityDraft"];
            calories?: number | null;
            description?: string;
            id: components["schemas"]["Id"];
            isActive?: boolean;
            /** @description Unique in each of the item's categories (OM_002). */
            name?: components["schemas"]["Name"];
            sizes?: components["schemas"]["ItemSizeDraft"][];
            version: components["schemas"]["Version"];
        };
        ItemBatchResult: {
            /** @description What takes all of it back. */
            batchId: components["schemas"]["Id"];
            /** @description As they are now, in the order sent. */
            items: components["schemas"]["Item"][];
        };
        /** @description As BulkChange, of items. */
        ItemBulkChange: {
            action: components["schemas"]["BulkAction"];
            allOf?: components["schemas"]["WholeItemList"];
            entities?: components["schemas"]["NamedEntries"];
        };
        ItemCounts: {
            /** @description One entry for each; an item may lack several, whatever its status. */
            gaps: {
                count: number;
                gap: components["schemas"]["ItemGap"];
            }[];
            /** @description One entry for each status; their sum is the number of items. */
            statuses: {
                count: number;
                status: components["schemas"]["ItemStatus"];
            }[];
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
            modifierGroupIds?: components["schemas"]["Id"][];
            /**
             * @description Unique in each of the item's categories, ignoring case and Latin accents; another category may have an item of the
             *     same name. OM_002 says which categories have it: at `/name`, or at `/categoryIds/…` where only those change.
             */
            name: components["schemas"]["Name"];
            sizes: components["schemas"]["ItemSizeDraft"][];
            story?: string;
        };
        /** @description What narrows the list of items, as its own query says it. */
        ItemFilter: {
            categoryId?: components["schemas"]["Id"];
            gap?: components["schemas"]["ItemGaps"];
            isActive?: boolean;
            menuId?: components["schemas"]["Id"];
            search?: string;
            status?: components["schemas"]["ItemStatuses"];
        };
        /**
         * @description What an item can lack. Without a price for one of its sizes it is on no menu, else it may be.
         * @enum {string}
         */
        ItemGap: "PRICE" | "ALLERGENS" | "PICTURE" | "DESCRIPTION";
        ItemGaps: components["schemas"]["ItemGap"][];
        /** @description A modifier group as an item has it. */
        ItemModifierGroup: {
            /** @description An option without declared allergens: nobody can say what the dish holds with it. */
            hasUndeclaredOption: boolean;
            id: components["schemas"]["Id"];
            isActive: boolean;
            name: string;
        };
        /** @description What is left out stays as it is. */
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
            modifierGroupIds?: components["schemas"]["Id"][];
            /**
             * @description Unique in each of the item's categories, ignoring case and Latin accents; another category may have an item of the
             *     same name. OM_002 says which categories have it: at `/name`, or at `/categoryIds/…` where only those change.
             */
            name?: components["schemas"]["Name"];
            sizes?: components["schemas"]["ItemSizeDraft"][];
            story?: string;
        };
        /** @description How long one dish stays, in seconds. */
        ItemSeconds: number;
        /** @description One unnamed size is the plain case. */
        ItemSize: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["SizeKind"];
            name: string;
            /** @description Null with MARKET_PRICE. */
            price: components["schemas"]["MoneyAmount"] | null;
        };
        /** @description A size that names its `id` keeps it, and what is left out here; its price while its kind stays the same. */
        ItemSizeDraft: {
            id?: components["schemas"]["Id"];
            kind: components["schemas"]["SizeKind"];
            /** @description Empty unless it is given. */
            name?: string;
            price?: components["schemas"]["MoneyAmount"] | null;
        };
        ItemsMove: {
            toCategoryId: components["schemas"]["Id"];
        };
        ItemsMoved: {
            /** @description What takes the move back. */
            batchId: components["schemas"]["Id"];
            /** @description Items that were moved. */
            count: number;
        };
        /**
         * @description `position`, the place in a category, needs a `categoryId`; without one it means `name`.
         * @default name
         * @enum {string}
         */
        ItemSort: "name" | "-name" | "price" | "-price" | "updatedAt" | "-updatedAt" | "position";
        /**
         * @description What people call the state of an item. INACTIVE is one that is put away, whatever its availability; the others say
         *     how available an active one is at the moment.
         * @enum {string}
         */
        ItemStatus: "AVAILABLE" | "SOLD_OUT" | "HIDDEN" | "INACTIVE";
        ItemStatuses: components["schemas"]["ItemStatus"][];
        /** @enum {string} */
        Language: "en";
        LinkCheck: {
            checkedAt: components["schemas"]["Instant"];
            /** @description Those that were followed within three seconds, the restaurant's and the menus' first; usually all. */
            links: components["schemas"]["CheckedLink"][];
            /** @description How many links there are. */
            total: number;
        };
        /**
         * @description Leads to a page; leads nowhere, as a guest reads it; or leads to a page that this installation cannot show at the moment.
         * @enum {string}
         */
        LinkOutcome: "WORKS" | "NOT_FOUND" | "UNAVAILABLE";
        /** @description How often one printed code was followed. */
        LinkScans: {
            /** @description The last 14 business days, today's last, those without any scan too. */
            days: components["schemas"]["ScannedDay"][];
        };
        /**
         * @description What guests find behind a link: a menu that is on, one that is on later, one that is never on again, one that is switched off, one for
         *     screens only, or, behind the restaurant's own link, no menu at all. Where it is not on, they find the restaurant's page.
         * @enum {string}
         */
        LinkStanding: "ON" | "LATER" | "OVER" | "INACTIVE" | "OTHER_CHANNEL" | "NO_MENU";
        /** @description What narrows a list, as its own query says it. */
        ListFilter: {
            isActive?: boolean;
            search?: string;
        };
        /**
         * @description A change of many entries that goes on behind the answer, in pieces that others pass between; a restaurant has one at a
         *     time. It is kept for a day. One that ended early leaves what it did, and its batch takes that back.
         */
        ListJob: {
            /** @description What takes all of it back. */
            batchId: components["schemas"]["Id"];
            /** @description Entries that were looked at, refused ones among them. */
            done: number;
            id: components["schemas"]["Id"];
            /** @description Why it ended early. */
            problem: string | null;
            /** @description What stayed as it was, the first 50. */
            refused: components["schemas"]["Refusal"][];
            /** @description All that stayed as they were. */
            refusedCount: number;
            state: components["schemas"]["ListJobState"];
            total: number;
        };
        ListJobBegun: {
            job: components["schemas"]["ListJob"];
        };
        /** @enum {string} */
        ListJobState: "RUNNING" | "DONE" | "FAILED";
        /** @description That something was changed, and nothing of what it holds. */
        LiveChange: {
            entity: components["schemas"]["LiveEntity"];
            /** @description The entity's id, as `Change.entityId`. */
            id: string;
        };
        /** @description What one action changed, as the data of an event `change`. */
        LiveChanges: {
            /**
             * @description The first eight characters of the Idempotency-Key that the action came with, so that whoever sent it knows its own.
             *     Never told to guests.
             */
            by?: string;
            changes: components["schemas"]["LiveChange"][];
        };
        /**
         * @description What a change can be of; orders are told as entities of their own, and an import whenever it comes to another
         *     state, by itself where all of it is applied. Guests are told of menus, categories, items, modifier
         *     groups, their orders, tax, service charge, the QR menu's settings, the restaurant, screens, their settings and that one was asked which it is.
         */
        LiveEntity: components["schemas"]["HistoryEntity"] | ("STAFF" | "IMAGE" | "ALLERGEN_MATRIX_PRINT" | "IMPORT" | "SCREEN_STATE" | "SCREEN_IDENTIFICATION");
        /**
         * @description Server-sent events (WHATWG HTML, 9.2), each with an id to go on from, and a comment every 25 s while nothing happens:
         *
         *     - `ready`: from here on everything is told.
         *     - `change`: its data is `LiveChanges` as JSON.
         *     - `reset`: anything may have changed, so read anew what is shown: the id to go on from is not known any more, or more
         *       than 50 entities changed at once.
         *     - `end`: the session has ended; nothing more comes.
         */
        LiveStream: string;
        /**
         * @description How guest pages are drawn.
         * @enum {string}
         */
        Look: "COUNTER" | "LINEN" | "CANDLE" | "GRIDDLE";
        /** @enum {string} */
        Mark: "VEGETARIAN" | "VEGAN" | "CONTAINS_ALCOHOL";
        /** @description What a printed matrix says otherwise than the menu does now, one row. */
        MatrixChange: {
            allergens: components["schemas"]["AllergenDeclaration"] | null;
            id: components["schemas"]["Id"];
            kind: components["schemas"]["MatrixChangeKind"];
            /** @description Today; of what was removed, as it was printed. */
            name: string;
            printedAllergens: components["schemas"]["AllergenDeclaration"] | null;
            /** @description Null where it was not printed. */
            printedName: string | null;
        };
        /** @enum {string} */
        MatrixChangeKind: "ADDED" | "REMOVED" | "RENAMED" | "DECLARATION";
        MatrixPrint: {
            /** @description Since it was printed; any of them means: print it again. */
            changes: components["schemas"]["MatrixChange"][];
            /** @description Stands on every printed page, to tell papers apart. */
            fingerprint: string;
            id: components["schemas"]["Id"];
            printedAt: components["schemas"]["Instant"];
            /** @description Null where the person is not there any more. */
            printedBy: string | null;
        };
        MatrixPrintDraft: {
            categoryId?: components["schemas"]["Id"];
            menuId?: components["schemas"]["Id"];
        };
        MatrixRow: {
            allergens: components["schemas"]["AllergenDeclaration"];
            /** @description A choice that goes with the item is not declared. */
            hasUndeclaredOption: boolean;
            /** @description Of the item or of the modifier option. */
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description What the matrix is about; both null for everything that is active. */
        MatrixScope: {
            category: components["schemas"]["Reference"] | null;
            menu: components["schemas"]["Reference"] | null;
        };
        /** @description The active items of a category, or the options of a modifier group that they have. */
        MatrixSection: {
            /** @description Of the category or modifier group. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["MatrixSectionKind"];
            /** @description As guests read it. */
            name: string;
            rows: components["schemas"]["MatrixRow"][];
        };
        /** @enum {string} */
        MatrixSectionKind: "CATEGORY" | "MODIFIER_GROUP";
        Menu: {
            channels: components["schemas"]["MenuChannel"][];
            createdAt: components["schemas"]["Instant"];
            description: string;
            /**
             * Format: date
             * @description The last business day on which it may be on; its night belongs to it.
             */
            endsOn: string | null;
            id: components["schemas"]["Id"];
            /**
             * @description Holds every active category, in their order. Of its own sections only the featured items count meanwhile; they are kept
             *     for the day it no longer does.
             */
            includesAllCategories: boolean;
            isActive: boolean;
            name: string;
            outsideHours: components["schemas"]["OutsideHoursRule"];
            position: number;
            /**
             * Format: uri
             * @description Where guests end up today.
             */
            publicUrl: string;
            sections: components["schemas"]["MenuSection"][];
            /** @description The permanent code behind /q/{code}. */
            shortCode: string;
            /**
             * Format: uri
             * @description What a printed QR code encodes.
             */
            shortUrl: string;
            /**
             * Format: date
             * @description The first business day on which it may be on.
             */
            startsOn: string | null;
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
            /** @description When it is on; without any, always. */
            windows: components["schemas"]["ScheduleWindow"][];
        };
        /**
         * @description Where a menu is shown.
         * @enum {string}
         */
        MenuChannel: "QR" | "SCREENS";
        MenuDraft: {
            channels?: components["schemas"]["MenuChannel"][];
            description?: string;
            /** Format: date */
            endsOn?: string | null;
            includesAllCategories?: boolean;
            isActive?: boolean;
            name: components["schemas"]["Name"];
            outsideHours?: components["schemas"]["OutsideHoursRule"];
            sections?: components["schemas"]["MenuSectionDraft"][];
            /** Format: date */
            startsOn?: string | null;
            windows?: components["schemas"]["ScheduleWindow"][];
        };
        /** @description When guests find no menu although others are on that day; `from` and `to` are null for a whole day. */
        MenuGap: {
            /**
             * Format: date
             * @description The business day.
             */
            date: string;
            from: components["schemas"]["Instant"] | null;
            to: components["schemas"]["Instant"] | null;
        };
        MenuHealth: {
            /** @description Every check that applies: calories only where guests are shown them. */
            checks: components["schemas"]["HealthCount"][];
            /** @description In the seven days to come. */
            menuGaps: components["schemas"]["MenuGap"][];
            menuWarnings: components["schemas"]["MenuWarning"][];
            /** @description The newest printed allergen matrix of each scope that says something else than the menu does now. */
            outdatedPrints: components["schemas"]["OutdatedPrint"][];
        };
        MenuLink: {
            /** @description Until when a menu is on, or from when; null for the restaurant's own link while a menu is on. */
            changesAt: components["schemas"]["Instant"] | null;
            id: components["schemas"]["Id"];
            name: string;
            /**
             * Format: uri
             * @description Where guests end up today.
             */
            publicUrl: string;
            /** @description How often its code was followed on the last 14 business days. */
            scans: number;
            /**
             * Format: uri
             * @description What a printed QR code encodes.
             */
            shortUrl: string;
            standing: components["schemas"]["LinkStanding"];
        };
        /** @description What is left out stays as it is. */
        MenuPatch: {
            channels?: components["schemas"]["MenuChannel"][];
            description?: string;
            /** Format: date */
            endsOn?: string | null;
            includesAllCategories?: boolean;
            isActive?: boolean;
            name?: components["schemas"]["Name"];
            outsideHours?: components["schemas"]["OutsideHoursRule"];
            sections?: components["schemas"]["MenuSectionDraft"][];
            /** Format: date */
            startsOn?: string | null;
            windows?: components["schemas"]["ScheduleWindow"][];
        };
        /**
         * @description What guests would see at a moment, if nothing is changed until then. What the settings hide of a dish is told all the same:
         *     `restaurant.shows` says what is left out.
         */
        MenuPreview: {
            at: components["schemas"]["Instant"];
            /** @description Dishes of these menus that were not asked for, each once a menu. */
            leftOut: number;
            /** @description The menus guests can open, on or greyed, in their order. */
            menus: components["schemas"]["PublicMenu"][];
            /** @description When a menu goes on or off next by itself. */
            nextChangeAt: components["schemas"]["Instant"] | null;
            restaurant: components["schemas"]["PublicRestaurant"];
            unshown: components["schemas"]["UnshownMenu"][];
        };
        /** @description A category within a menu. Where the category is deleted the section goes, and comes back with it. */
        MenuSection: {
            category: components["schemas"]["Reference"];
            /**
             * @description The item of the category that guests see first and largest, unless they do not see it at all; null without one, and
             *     while the item is not in the category.
             */
            featuredItem: components["schemas"]["Reference"] | null;
            /** @description Items of the category that this menu does not show. */
            hiddenItemIds: components["schemas"]["Id"][];
            id: components["schemas"]["Id"];
            /** @description Items in this menu's own order; those not named follow in the category's. */
            itemOrder: components["schemas"]["Id"][];
            /** @description Instead of the category's name; empty for the name itself. */
            title: string;
        };
        /**
         * @description Each category once. Where a section's category stays, the section keeps its id and what is left out here. Sections
         *     whose category is deleted, and items that are not in their category, are not shown and stay where they are.
         */
        MenuSectionDraft: {
            categoryId: components["schemas"]["Id"];
            /**
             * @description An id that is not in the category features nothing. Null features nothing either; an item that is away from the
             *     category at the moment is featured again when it is back.
             */
            featuredItemId?: components["schemas"]["Id"] | null;
            /** @description Ids that are not in the category are left out. */
            hiddenItemIds?: components["schemas"]["Id"][];
            /** @description Ids that are not in the category are left out. */
            itemOrder?: components["schemas"]["Id"][];
            title?: string;
        };
        /**
         * @default position
         * @enum {string}
         */
        MenuSort: "position" | "name" | "-name" | "updatedAt" | "-updatedAt";
        MenuWarning: {
            kind: components["schemas"]["MenuWarningKind"];
            menu: components["schemas"]["Reference"];
        };
        /**
         * @description Its last day is over, no window lies between its days, or two windows cover the same time.
         * @enum {string}
         */
        MenuWarningKind: "ENDED" | "NEVER_ON" | "WINDOWS_OVERLAP";
        /** @description A choice that belongs to dishes, such as a side or extra toppings. Guests choose `minimum` to `maximum` of its options. */
        ModifierGroup: {
            createdAt: components["schemas"]["Instant"];
            /** @description Its name in the system it was imported from. */
            externalRef: string | null;
            /** @description What guests read; empty where that is the name. */
            guestName: string;
            id: components["schemas"]["Id"];
            isActive: boolean;
            /** @description Null for as many as there are options. */
            maximum: number | null;
            /** @description 0 leaves the choice to the guest. */
            minimum: number;
            /** @description What staff call it; unique. */
            name: string;
            options: components["schemas"]["ModifierOption"][];
            updatedAt: components["schemas"]["Instant"];
            /** @description The items that have it, the first 100 by name. */
            usedBy: components["schemas"]["Reference"][];
            usedByCount: number;
            version: components["schemas"]["Version"];
        };
        ModifierGroupDraft: {
            externalRef?: string | null;
            guestName?: string;
            isActive?: boolean;
            maximum?: number | null;
            minimum?: number;
            name: components["schemas"]["Name"];
            options: components["schemas"]["ModifierOptionDraft"][];
        };
        /** @description What is left out stays as it is. */
        ModifierGroupPatch: {
            externalRef?: string | null;
            guestName?: string;
            isActive?: boolean;
            maximum?: number | null;
            minimum?: number;
            name?: components["schemas"]["Name"];
            options?: components["schemas"]["ModifierOptionDraft"][];
        };
        /**
         * @default name
         * @enum {string}
         */
        ModifierGroupSort: "name" | "-name" | "usedByCount" | "-usedByCount" | "updatedAt" | "-updatedAt";
        /** @description One thing a guest can choose with a dish. */
        ModifierOption: {
            allergens: components["schemas"]["AllergenDeclaration"];
            availability: components["schemas"]["Availability"];
            /** @description KCal it adds; negative where it takes away, null where nobody counted. */
            caloriesDelta: number | null;
            id: components["schemas"]["Id"];
            /** @description Chosen unless the guest says otherwise. */
            isDefault: boolean;
            name: string;
            priceDelta: components["schemas"]["MoneyDelta"];
        };
        /** @description An option that names its `id` keeps it, its availability, and what is left out here. */
        ModifierOptionDraft: {
            allergens?: components["schemas"]["AllergenDeclaration"];
            caloriesDelta?: number | null;
            id?: components["schemas"]["Id"];
            isDefault?: boolean;
            name: components["schemas"]["Name"];
            priceDelta?: components["schemas"]["MoneyDelta"];
        };
        /**
         * Format: int64
         * @description Minor units of the restaurant's currency.
         */
        MoneyAmount: number;
        /**
         * Format: int64
         * @description What is added to a price, in minor units of the restaurant's currency; negative where it is taken off.
         */
        MoneyDelta: number;
        /** @description 1–80 code points after trimming, NFC, any script and emoji; no U+0000, no lone surrogates. */
        Name: string;
        NamedEntries: components["schemas"]["VersionedReference"][];
        NewRestaurant: {
            defaultCurrency: components["schemas"]["Currency"];
            restaurantName: components["schemas"]["Name"];
            restaurantType: components["schemas"]["RestaurantType"];
            timeZone: components["schemas"]["TimeZone"];
        };
        OneTimeToken: {
            /** @description From the URL fragment of a one-time link. */
            token: string;
        };
        /** @description A day with hours of its own; without any it is closed. */
        OpeningException: {
            /** Format: date */
            date: string;
            hours: {
                from: components["schemas"]["TimeOfDay"];
                to: components["schemas"]["TimeOfDay"];
            }[];
        };
        /** @description When the restaurant is open; without any window nothing is said of it. */
        OpeningHours: {
            exceptions: components["schemas"]["OpeningException"][];
            windows: components["schemas"]["ScheduleWindow"][];
        };
        /**
         * @description Moves entries, in the order given, to stand before or after another one. Said relative to a neighbour, it means
         *     the same although others were added, removed or moved in the meantime. Exactly one neighbour is named.
         */
        OrderMove: {
            /** @description Null: to the beginning. */
            afterId?: components["schemas"]["Id"] | null;
            /** @description Null: to the end. */
            beforeId?: components["schemas"]["Id"] | null;
            ids: components["schemas"]["Id"][];
        };
        /** @enum {string} */
        OrderType: "DELIVERY" | "DINE_IN" | "TAKE_AWAY";
        OutdatedPrint: {
            changeCount: number;
            printedAt: components["schemas"]["Instant"];
            scope: components["schemas"]["MatrixScope"];
        };
        /**
         * @description Outside its hours a menu is not shown at all, or shown greyed with the time from which it is on.
         * @enum {string}
         */
        OutsideHoursRule: "HIDE" | "SHOW_GREYED";
        /** @description A device on which the person is signed in. */
        OwnSession: {
            /** @description The name that the browser goes by. */
            browser: string | null;
            createdAt: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description The one that asks. */
            isCurrent: boolean;
            /** @description To a quarter of an hour. */
            lastSeenAt: components["schemas"]["Instant"];
            restaurant: components["schemas"]["Reference"];
            /** @description What it runs on. */
            system: string | null;
        };
        OwnSessions: {
            items: components["schemas"]["OwnSession"][];
        };
        Page: {
            /** @description Which of all matching rows the page begins with, counted from 1 as they stood when the list was begun; null where the page is empty or the cursor does not tell. */
            firstRow: number | null;
            nextCursor: string | null;
            previousCursor: string | null;
            /** @description Rows that match the search and filters over all pages. */
            total: number;
        };
        /** @description What a television shows for ten minutes, to be typed in the back office. */
        PairingCode: string;
        /**
         * @description Millimetres.
         * @enum {integer}
         */
        PaperWidth: 58 | 80;
        /** @description At least 8 characters, 1 number and 1 uppercase character; checked by the service so that each rule has its own message. */
        Password: string;
        PasswordChange: {
            /** @description Required of everybody who has one. */
            currentPassword?: string;
            newPassword: components["schemas"]["Password"];
        };
        PasswordReset: {
            password: components["schemas"]["Password"];
            /** @description From the URL fragment of a one-time link. */
            token: string;
        };
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description Thousandths of a percent. */
        PercentRate: number;
        /** @enum {string} */
        Permission: "ALL" | "ONLINE_MENU" | "SETTINGS" | "MENU_MANAGEMENT" | "LINK_TO_MENU" | "POS";
        Phone: {
            /** @example 912345678 */
            number: string;
            /** @example +351 */
            prefix: string;
        };
        /** @description Exactly 6 digits; checked by the service so that each rule has its own message. */
        Pin: string;
        /** @description TCP port. */
        Port: number;
        /**
         * @description Whether prices hold it already, or it is added to them.
         * @enum {string}
         */
        PriceTreatment: "INCLUDED" | "EXCLUDED";
        /** @description A printer that the restaurant has. */
        Printer: {
            address: string;
            createdAt: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            isActive: boolean;
            name: string;
            paperWidth: components["schemas"]["PaperWidth"];
            port: components["schemas"]["Port"];
            type: components["schemas"]["PrinterType"];
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /** @description Its name or IP address in the restaurant's network; empty where it is not reached by one. */
        PrinterAddress: string;
        /**
         * @example {
         *       "name": "Kitchen pass",
         *       "type": "KITCHEN"
         *     }
         */
        PrinterDraft: {
            address?: components["schemas"]["PrinterAddress"];
            isActive?: boolean;
            name: components["schemas"]["Name"];
            paperWidth?: components["schemas"]["PaperWidth"];
            port?: components["schemas"]["Port"];
            type: components["schemas"]["PrinterType"];
        };
        /** @description What is left out stays as it is. */
        PrinterPatch: {
            address?: components["schemas"]["PrinterAddress"];
            isActive?: boolean;
            name?: components["schemas"]["Name"];
            paperWidth?: components["schemas"]["PaperWidth"];
            port?: components["schemas"]["Port"];
            type?: components["schemas"]["PrinterType"];
        };
        /**
         * @default name
         * @enum {string}
         */
        PrinterSort: "name" | "-name" | "updatedAt" | "-updatedAt";
        /** @enum {string} */
        PrinterType: "KITCHEN" | "CASHIER" | "BAR" | "LABEL";
        Problem: {
            /** @description A key of the error catalogue. */
            code: string;
            /** @description With CM_CONFLICT, the entity as it is now; of a whole list, how many entries it has. */
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
            /** @description Of the menu’s `modifierGroups`, in order. */
            modifierGroupIds: components["schemas"]["Id"][];
            name: string;
            sizes: components["schemas"]["PublicSize"][];
            /** @description More of it than a list has room for. */
            story: string;
        };
        PublicMenu: {
            closesAt: components["schemas"]["Instant"] | null;
            description: string;
            id: components["schemas"]["Id"];
            /** @description False where it is shown greyed, outside its hours. */
            isOn: boolean;
            /** @description Those of the menu’s items, each once. */
            modifierGroups: components["schemas"]["PublicModifierGroup"][];
            name: string;
            opensAt: components["schemas"]["Instant"] | null;
            sections: components["schemas"]["PublicSection"][];
        };
        PublicMenuLink: {
            /** @description When it stops being on; null while it is off, and where it never stops. */
            closesAt: components["schemas"]["Instant"] | null;
            description: string;
            id: components["schemas"]["Id"];
            /** @description False where it is shown greyed, outside its hours. */
            isOn: boolean;
            name: string;
            /** @description When it is on next; null while it is on, and where it never is again. */
            opensAt: components["schemas"]["Instant"] | null;
        };
        PublicMenuPage: {
            menu: components["schemas"]["PublicMenu"];
            restaurant: components["schemas"]["PublicRestaurant"];
        };
        PublicModifierGroup: {
            id: components["schemas"]["Id"];
            maximum: number | null;
            minimum: number;
            name: string;
            options: components["schemas"]["PublicModifierOption"][];
        };
        PublicModifierOption: {
            allergens: components["schemas"]["AllergenDeclaration"];
            caloriesDelta: number | null;
            isDefault: boolean;
            isSoldOut: boolean;
            name: string;
            /** @description Null where prices are not shown. */
            priceDelta: components["schemas"]["MoneyDelta"] | null;
        };
        /** @description Whether the restaurant is open; null in its place where it says nothing of its hours. */
        PublicOpening: {
            /** @description When it closes; null while it is closed, and where it never does. */
            closesAt: components["schemas"]["Instant"] | null;
            /** @description It does not open at all on this business day. */
            isClosedToday: boolean;
            isOpen: boolean;
            /** @description When it opens next; null while it is open, and where no day to come is known. */
            opensAt: components["schemas"]["Instant"] | null;
        };
        PublicRestaurant: {
            accentColour: components["schemas"]["AccentColour"];
            address: string;
            asOf: components["schemas"]["Instant"];
            currency: components["schemas"]["Currency"];
            language: components["schemas"]["ContentLanguage"];
            logo: components["schemas"]["Image"] | null;
            look: components["schemas"]["Look"];
            /** @description The menus guests can open, on or greyed, in their order. */
            menus: components["schemas"]["PublicMenuLink"][];
            name: string;
            /** @description Where no menu is on: when the next one is, also one that is hidden until then. Null while one is on, and where none ever comes. */
            nextMenuAt: components["schemas"]["Instant"] | null;
            opening: components["schemas"]["PublicOpening"] | null;
            /** @description Every week's, by the wall clock of `timeZone`; empty where it says nothing of its hours. Single days may have others, which `opening` knows. */
            openingHours: components["schemas"]["ScheduleWindow"][];
            phone: components["schemas"]["Phone"] | null;
            photo: components["schemas"]["Image"] | null;
            restaurantType: components["schemas"]["RestaurantType"];
            restaurantUrl: string;
            serviceCharge: components["schemas"]["PublicServiceCharge"] | null;
            /** @description The QR menu's display toggles. */
            shows: {
                allergens: boolean;
                calories: boolean;
                ingredients: boolean;
                price: boolean;
            };
            tax: components["schemas"]["PublicTax"] | null;
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description All that a screen needs to go on by itself for two weeks. */
        PublicScreen: {
            /** @description The version of Cardamom that the server runs. */
            appVersion: string;
            asOf: components["schemas"]["Instant"];
            code: components["schemas"]["ScreenCode"];
            id: components["schemas"]["Id"];
            /** @description Until when it shows which one it is, because somebody asked; null where nobody did lately. */
            identifyUntil: components["schemas"]["Instant"] | null;
            isDark: boolean;
            isLongerForText: boolean;
            isOff: boolean;
            itemSeconds: components["schemas"]["ItemSeconds"];
            layout: components["schemas"]["ScreenLayout"];
            /** @description All that the timetable names; in a preview all menus for screens. */
            menus: components["schemas"]["ScreenMenu"][];
            name: string;
            /** @description Whose it is; its look and colour are worn, and its `shows` are not its screens'. */
            restaurant: components["schemas"]["PublicRestaurant"];
            shows: components["schemas"]["ScreenShows"];
            /** @description In order; the first has begun. */
            timetable: components["schemas"]["ScreenTime"][];
            turn: components["schemas"]["ScreenTurn"];
        };
        PublicSection: {
            description: string;
            /** @description The first of `items`, where it is shown largest. */
            featuredItemId: components["schemas"]["Id"] | null;
            id: components["schemas"]["Id"];
            /** @description As guests read them, the featured one first. */
            items: components["schemas"]["PublicItem"][];
            kind: components["schemas"]["CategoryKind"];
            title: string;
        };
        /** @description What is asked for service. */
        PublicServiceCharge: {
            purpose: string;
            rate: components["schemas"]["ChargeRate"];
            shortLine: string;
            treatment: components["schemas"]["PriceTreatment"];
            type: components["schemas"]["ChargeType"];
        };
        PublicSize: {
            kind: components["schemas"]["SizeKind"];
            name: string;
            price: components["schemas"]["MoneyAmount"] | null;
        };
        /** @description The tax that prices hold, or that is added to them. */
        PublicTax: {
            name: string;
            rate: components["schemas"]["PercentRate"];
            treatment: components["schemas"]["PriceTreatment"];
        };
        /** @description What a code will be like when it is printed. */
        QrCodeCheck: {
            codeCount: number;
            /** @description From how far away phones read it, about, ten times its width without the quiet zone. */
            distanceCm: number;
            /**
             * Format: uri
             * @description What a phone reads.
             */
            link: string;
            /** @description Length of the side of a module in millimetres. */
            moduleMm: number;
            /** @description What it is the code of; of several tables, the first one. */
            name: string;
            /** @description Pages of the PDF; none where no code fits on one. */
            pageCount: number;
            /** @description The code as SVG. */
            picture: string;
            /** @description Why it would not scan, with pointers to the names of the query; empty where it would. */
            refusals: components["schemas"]["FieldError"][];
            /** @description Where the table stands, for a table. */
            section: string | null;
            /** @description Names that have letters the fonts of the PDF cannot draw; they read `[?]` there. */
            unprintable: string[];
        };
        QrCodeColour: string;
        /**
         * @description PNG has 300 dots an inch; the codes of several tables come as PDF only.
         * @enum {string}
         */
        QrCodeFormat: "pdf" | "png" | "svg";
        /**
         * @description What the codes of several tables stand on: cards on A4 to be cut apart, or tents with an A6 page on either side, two to an
         *     A4.
         * @enum {string}
         */
        QrCodePaper: "A4" | "A6_TENT";
        /** @description Length of a side in millimetres, with the quiet zone of four modules inside it. */
        QrCodeSize: number;
        /** @description What guests see of each dish, and how; a restaurant has one. */
        QrMenuSettings: {
            accentColour: components["schemas"]["AccentColour"];
            createdAt: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            look: components["schemas"]["Look"];
            /** @description Where it is false, guests are told to ask about allergens. */
            showsAllergens: boolean;
            showsCalories: boolean;
            showsIngredients: boolean;
            showsPrice: boolean;
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /** @description What is left out stays as it is. */
        QrMenuSettingsPatch: {
            accentColour?: components["schemas"]["AccentColour"];
            look?: components["schemas"]["Look"];
            showsAllergens?: boolean;
            showsCalories?: boolean;
            showsIngredients?: boolean;
            showsPrice?: boolean;
        };
        Reference: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description One entry that stayed as it was, and why. */
        Refusal: {
            /** @description A key of the error catalogue. */
            code: string;
            /** @description What stands in the way, the first 100. */
            dependencies: components["schemas"]["Dependency"][];
            dependencyCount: number;
            id: components["schemas"]["Id"];
            message: string;
            /** @description Null where the entry is not there any more. */
            name: string | null;
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
            businessDayEndsAt: components["schemas"]["TimeOfDay"];
            businessEmail: string | null;
            createdAt: components["schemas"]["Instant"];
            defaultCurrency: components["schemas"]["Currency"];
            defaultLanguage: components["schemas"]["ContentLanguage"];
            /** @description Still lead here, and are never given to another restaurant. */
            formerUrls: string[];
            /** @description Whether anything is kept in the currency, also in history. */
            hasPrices: boolean;
            id: components["schemas"]["Id"];
            logo: components["schemas"]["Image"] | null;
            /** @description Fixed after registration. */
            name: string;
            openingHours: components["schemas"]["OpeningHours"];
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
        RestaurantDeleted: {
            /** @description Whether the account works in another restaurant and went on there. */
            isSignedIn: boolean;
        };
        RestaurantDeletion: {
            /** @description The name of the restaurant, as a confirmation. */
            name: string;
            /** @description Required of everybody who has one. */
            password?: string;
        };
        RestaurantPatch: {
            address?: string;
            businessDayEndsAt?: components["schemas"]["TimeOfDay"];
            businessEmail?: components["schemas"]["Email"] | null;
            /**
             * @description Another one keeps the numbers of all prices; it is refused (CM_CURRENCY) where there are some and it has other
             *     decimals than today's: those are converted.
             */
            defaultCurrency?: components["schemas"]["Currency"];
            defaultLanguage?: components["schemas"]["ContentLanguage"];
            logoId?: components["schemas"]["Id"] | null;
            openingHours?: components["schemas"]["OpeningHours"];
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
        RestaurantUrlCheck: {
            /** @description Whether this restaurant may have it: nobody else has, or ever had, it. */
            isFree: boolean;
        };
        ScannedCode: {
            count: number;
            /** @description What the code leads to. */
            id: string;
            kind: components["schemas"]["ScannedKind"];
            /** @description What guests call the menu or the table; null for the others. */
            name: string | null;
        };
        ScannedDay: {
            count: number;
            /**
             * Format: date
             * @description The business day.
             */
            date: string;
        };
        /**
         * @description What a code leads to; one that is retired leads to the restaurant's page.
         * @enum {string}
         */
        ScannedKind: "RESTAURANT" | "MENU" | "TABLE" | "SCREEN" | "RETIRED";
        /** @description How often printed codes were followed. Nothing of who followed them is kept. */
        Scans: {
            /** @description All scans of the 14 business days before these. */
            before: number;
            /** @description The codes that were followed most in the 14 days. */
            codes: components["schemas"]["ScannedCode"][];
            /** @description The last 14 business days, today's last, those without any scan too. */
            days: components["schemas"]["ScannedDay"][];
            /** @description Whether any code was ever followed. */
            wasScanned: boolean;
        };
        /**
         * @description The menu is on from `from` until `to` on each of these weekdays; a window whose end is not after its start ends
         *     on the next day, and equal times mean 24 hours. The restaurant's wall clock decides: what it skips in spring is
         *     not on, what it shows twice in autumn is on twice.
         */
        ScheduleWindow: {
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
            /** @description The calendar days on which it starts. */
            weekdays: components["schemas"]["Weekday"][];
        };
        /** @description A television of the restaurant, and what is different on it. */
        Screen: {
            /** @description Null where it shows what the settings of the digital menu say. */
            categoryIds: components["schemas"]["ScreenCategories"] | null;
            code: components["schemas"]["ScreenCode"];
            createdAt: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description Switched off it shows nothing but whose it is. */
            isActive: boolean;
            /** @description Null where it is laid out as the settings of the digital menu say. */
            layout: components["schemas"]["ScreenLayout"] | null;
            /** @description The one menu it shows, while that is on; null for whichever menu for screens is on. */
            menuId: components["schemas"]["Id"] | null;
            name: string;
            turn: components["schemas"]["ScreenTurn"];
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /** @description In the order in which they are shown; empty for all that the menu has, in its own. */
        ScreenCategories: components["schemas"]["Id"][];
        /** @description Names a screen in its address `/screen/{screenCode}`. */
        ScreenCode: string;
        ScreenCount: {
            categoryId: components["schemas"]["Id"];
            dishes: number;
            menuId: components["schemas"]["Id"];
            /** @description Of those. */
            soldOut: number;
        };
        /**
         * @example {
         *       "name": "Bar"
         *     }
         */
        ScreenDraft: {
            categoryIds?: components["schemas"]["ScreenCategories"] | null;
            isActive?: boolean;
            layout?: components["schemas"]["ScreenLayout"] | null;
            menuId?: components["schemas"]["Id"] | null;
            name: components["schemas"]["Name"];
            turn?: components["schemas"]["ScreenTurn"];
        };
        /**
         * @description One dish at a time; all dishes in columns, paged; a board beside a picture of one of its rows.
         * @enum {string}
         */
        ScreenLayout: "SPOTLIGHT" | "BOARD" | "MIXED";
        ScreenLink: {
            id: components["schemas"]["Id"];
            /** @description Switched off its page says whose it is, and shows no menu. */
            isActive: boolean;
            name: string;
            /**
             * Format: uri
             * @description What a television opens; it changes when another one is paired.
             */
            publicUrl: string;
        };
        /** @description A menu as one screen shows it, with at most 300 dishes; what is switched off is not in it. */
        ScreenMenu: {
            id: components["schemas"]["Id"];
            /** @description How many dishes of the chosen categories come after those that one screen takes. */
            leftOut: number;
            name: string;
            sections: components["schemas"]["PublicSection"][];
        };
        /** @description A television that waits to be told which screen it is. */
        ScreenPairing: {
            code: components["schemas"]["PairingCode"];
            expiresAt: components["schemas"]["Instant"];
            /** @description What the television asks with; it is shown nowhere. */
            token: string;
        };
        ScreenPairingAnswer: {
            /** @description Null while nobody has typed its code. */
            screenCode: components["schemas"]["ScreenCode"] | null;
        };
        /** @description What is left out stays as it is. */
        ScreenPatch: {
            categoryIds?: components["schemas"]["ScreenCategories"] | null;
            isActive?: boolean;
            layout?: components["schemas"]["ScreenLayout"] | null;
            menuId?: components["schemas"]["Id"] | null;
            name?: components["schemas"]["Name"];
            turn?: components["schemas"]["ScreenTurn"];
        };
        /** @description What screens would show with other settings, too. */
        ScreenPreview: {
            /** @description How many dishes the categories of its menus have. */
            counts: components["schemas"]["ScreenCount"][];
            /** @description One that follows the settings, with what they switch off; of each category come its first dishes, as many as somebody asked for. */
            screen: components["schemas"]["PublicScreen"];
        };
        /**
         * @example {
         *       "appVersion": "0.1.0",
         *       "width": 1920,
         *       "height": 1080,
         *       "menuOf": "2026-01-01T12:00:00.000Z",
         *       "showing": null
         *     }
         */
        ScreenReport: {
            appVersion: string;
            /** @description What went wrong in drawing, since the last report. */
            fault?: string;
            height: number;
            menuOf: components["schemas"]["Instant"];
            showing: components["schemas"]["ScreenShowing"] | null;
            width: number;
        };
        /** @description What stands on a screen at a moment. */
        ScreenShowing: {
            /** @description The dish that is shown large. */
            itemId: components["schemas"]["Id"] | null;
            menuId: components["schemas"]["Id"] | null;
            page: number;
            pages: number;
        };
        /** @description The digital menu's display toggles. */
        ScreenShows: {
            allergens: boolean;
            calories: boolean;
            clock: boolean;
            ingredients: boolean;
            logo: boolean;
            price: boolean;
            soldOut: boolean;
        };
        /**
         * @default name
         * @enum {string}
         */
        ScreenSort: "name" | "-name" | "updatedAt" | "-updatedAt";
        /** @description How a screen was when it was last heard of. */
        ScreenState: {
            /** @description The version of Cardamom that it runs. */
            appVersion: string;
            height: number;
            /** @description It was seen, and not within the last 90 seconds. */
            isOffline: boolean;
            /** @description It runs another version than the server, for as long as it has not turned a page since. */
            isOutdated: boolean;
            /** @description What last went wrong in drawing on it, for who mends it; empty where nothing did. */
            lastFault: string;
            lastFaultAt: components["schemas"]["Instant"] | null;
            /** @description Null where no television has opened it yet. */
            lastSeenAt: components["schemas"]["Instant"] | null;
            /** @description Of when what it shows is. */
            menuOf: components["schemas"]["Instant"] | null;
            screenId: components["schemas"]["Id"];
            showing: components["schemas"]["ScreenShowing"] | null;
            /** @description Px of its window. */
            width: number;
        };
        ScreenStates: {
            asOf: components["schemas"]["Instant"];
            screens: components["schemas"]["ScreenState"][];
        };
        /** @description From when which menu stands on the screen; null for none. */
        ScreenTime: {
            from: components["schemas"]["Instant"];
            menuId: components["schemas"]["Id"] | null;
        };
        /**
         * @description Which way a television that hangs upright was turned, where it does not say so by itself.
         * @enum {string}
         */
        ScreenTurn: "NONE" | "LEFT" | "RIGHT";
        Seats: number;
        /** @description What the restaurant asks for its service; it has one. */
        ServiceCharge: {
            createdAt: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description Whether it is asked for. */
            isActive: boolean;
            purpose: string;
            rate: components["schemas"]["ChargeRate"];
            shortLine: string;
            treatment: components["schemas"]["PriceTreatment"];
            type: components["schemas"]["ChargeType"];
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /** @description What is left out stays as it is. */
        ServiceChargePatch: {
            isActive?: boolean;
            /** @description What it is for, as guests read it after "for". */
            purpose?: string;
            rate?: components["schemas"]["ChargeRate"];
            /** @description Said at the head of the guest page. */
            shortLine?: string;
            treatment?: components["schemas"]["PriceTreatment"];
            type?: components["schemas"]["ChargeType"];
        };
        SessionEnd: {
            /** @description The session to be ended; null ends every one but that which asks. */
            sessionId: components["schemas"]["Id"] | null;
        };
        SetUp: {
            /** @description Whether this is the demo, which nobody sets up. */
            isDemo: boolean;
            isPutAway: boolean;
            steps: components["schemas"]["SetUpProgress"][];
        };
        SetUpProgress: {
            /** @description Because it is so, or because it was ticked. */
            isDone: boolean;
            /** @description How many dishes wait for it; 0 where it is not about dishes. */
            left: number;
            step: components["schemas"]["SetUpStep"];
        };
        /**
         * @description A step from an empty restaurant to a menu on a guest's phone, in this order: dishes, a logo, declared allergens, a
         *     code to print, and the page seen on one's own phone.
         * @enum {string}
         */
        SetUpStep: "MENU" | "LOGO" | "ALLERGENS" | "CODE" | "PHONE";
        /**
         * @description What may be ticked by hand; `ALL` puts the whole list away.
         * @enum {string}
         */
        SetUpTick: "MENU" | "LOGO" | "ALLERGENS" | "CODE" | "PHONE" | "ALL";
        SetUpTicked: {
            isTicked: boolean;
        };
        ShowingScreens: {
            /** @description How many active screens show at least one category of it, now or at their hours. */
            screens: number;
        };
        /** @enum {string} */
        SizeKind: "PRICED" | "MARKET_PRICE";
        /** @description Asks somebody to work here; they have not joined yet. */
        StaffInvitation: {
            /** @description What became of the mail, told once, to who has just sent it. */
            delivery: components["schemas"]["InvitationDelivery"] | null;
            /** @description Null once revoked. */
            expiresAt: components["schemas"]["Instant"] | null;
            /** @description The link, told once, to who has just sent it, where the mail server did not take the mail. */
            link: string | null;
            state: components["schemas"]["InvitationState"];
        };
        /**
         * @description Somebody who works, or is asked to work, in the restaurant. Who lacks SETTINGS reads names and positions of those who are
         *     active, and everything of themselves; the rest is null for them, permissions and isOwner among it.
         */
        StaffMember: {
            createdAt: components["schemas"]["Instant"];
            defaultLanguage: components["schemas"]["Language"] | null;
            /** @description The account's; nobody else changes it. */
            email: string | null;
            /** @description PINs are stored as digests and never read again. */
            hasPin: boolean | null;
            id: components["schemas"]["Id"];
            /** @description Null once they have joined. */
            invitation: components["schemas"]["StaffInvitation"] | null;
            isActive: boolean;
            isOwner: boolean | null;
            lastName: string;
            lastSignInAt: components["schemas"]["Instant"] | null;
            name: string;
            permissions: components["schemas"]["Permission"][] | null;
            phone: components["schemas"]["Phone"] | null;
            picture: components["schemas"]["Image"] | null;
            position: string;
            theme: components["schemas"]["Theme"] | null;
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        StaffMemberDraft: {
            defaultLanguage?: components["schemas"]["Language"];
            email: components["schemas"]["Email"];
            isActive?: boolean;
            lastName?: string;
            name: components["schemas"]["Name"];
            /** @description Only for somebody without an account; without it an invitation is sent. */
            password?: components["schemas"]["Password"];
            permissions: components["schemas"]["Permission"][];
            phone?: components["schemas"]["Phone"] | null;
            pictureId?: components["schemas"]["Id"] | null;
            pin: components["schemas"]["Pin"];
            position?: string;
            theme?: components["schemas"]["Theme"];
        };
        /** @description What is left out stays as it is. */
        StaffMemberPatch: {
            defaultLanguage?: components["schemas"]["Language"];
            isActive?: boolean;
            lastName?: string;
            name?: components["schemas"]["Name"];
            permissions?: components["schemas"]["Permission"][];
            phone?: components["schemas"]["Phone"] | null;
            pictureId?: components["schemas"]["Id"] | null;
            pin?: components["schemas"]["Pin"];
            position?: string;
            theme?: components["schemas"]["Theme"];
        };
        /**
         * @default name
         * @enum {string}
         */
        StaffMemberSort: "name" | "-name" | "updatedAt" | "-updatedAt";
        StaffPreferences: {
            defaultLanguage: components["schemas"]["Language"];
            theme: components["schemas"]["Theme"];
        };
        /** @description The signed-in person, in the restaurant they are working in. */
        StaffProfile: {
            defaultLanguage: components["schemas"]["Language"];
            email: string;
            /** @description False for somebody who has only ever come by a one-time link. */
            hasPassword: boolean;
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
            version: components["schemas"]["Version"];
        };
        /** @description What people change about themselves; position and permissions are given by others. */
        StaffProfilePatch: {
            lastName?: string;
            name?: components["schemas"]["Name"];
            phone?: components["schemas"]["Phone"] | null;
        };
        /** @description Lower than before retires the highest numbers; higher than before brings them back with their codes. */
        TableCount: number;
        /** @description What guests read in place of the number; empty for the number itself. */
        TableLabel: string;
        TableLink: {
            id: components["schemas"]["Id"];
            /** @description What guests read in place of the number; empty for the number itself. */
            label: string;
            number: number;
            /**
             * Format: uri
             * @description Where guests end up today.
             */
            publicUrl: string;
            /** @description How often its code was followed on the last 14 business days. */
            scans: number;
            /**
             * Format: uri
             * @description What a printed QR code encodes.
             */
            shortUrl: string;
        };
        /** @description The links of a section's tables. While it is inactive they lead to the restaurant's page and name no table. */
        TableLinks: {
            id: components["schemas"]["Id"];
            isActive: boolean;
            name: string;
            tables: components["schemas"]["TableLink"][];
        };
        TableNumber: number;
        /** @description Its place within the section, from 1. */
        TablePosition: number;
        /** @description Tables that stand together. */
        TableSection: {
            createdAt: components["schemas"]["Instant"];
            firstNumber: components["schemas"]["TableNumber"];
            id: components["schemas"]["Id"];
            isActive: boolean;
            name: string;
            tableCount: components["schemas"]["TableCount"];
            tables: components["schemas"]["DiningTable"][];
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "name": "Terrace",
         *       "tableCount": 2
         *     }
         */
        TableSectionDraft: {
            /** @description The number of the first table; a new section goes on after the highest one where it is left out. */
            firstNumber?: components["schemas"]["TableNumber"];
            isActive?: boolean;
            name: components["schemas"]["Name"];
            tableCount: components["schemas"]["TableCount"];
            /** @description Those that are not named stay as they are. */
            tables?: components["schemas"]["DiningTableDraft"][];
        };
        /** @description What is left out stays as it is. */
        TableSectionPatch: {
            /** @description The number of the first table; a new section goes on after the highest one where it is left out. */
            firstNumber?: components["schemas"]["TableNumber"];
            isActive?: boolean;
            name?: components["schemas"]["Name"];
            tableCount?: components["schemas"]["TableCount"];
            /** @description Those that are not named stay as they are. */
            tables?: components["schemas"]["DiningTableDraft"][];
        };
        /**
         * @default name
         * @enum {string}
         */
        TableSectionSort: "name" | "-name" | "updatedAt" | "-updatedAt";
        /** @description A tax on what is sold. */
        Tax: {
            createdAt: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description Whether guests are told of it. */
            isActive: boolean;
            /** @description The one that prices are read with: the first that was made. */
            isDefault: boolean;
            name: string;
            rate: components["schemas"]["PercentRate"];
            treatment: components["schemas"]["PriceTreatment"];
            updatedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        /**
         * @example {
         *       "name": "VAT",
         *       "rate": 10000,
         *       "treatment": "INCLUDED"
         *     }
         */
        TaxDraft: {
            isActive?: boolean;
            name: components["schemas"]["Name"];
            rate: components["schemas"]["PercentRate"];
            treatment: components["schemas"]["PriceTreatment"];
        };
        /** @description What is left out stays as it is. */
        TaxPatch: {
            isActive?: boolean;
            name?: components["schemas"]["Name"];
            rate?: components["schemas"]["PercentRate"];
            treatment?: components["schemas"]["PriceTreatment"];
        };
        /**
         * @default createdAt
         * @enum {string}
         */
        TaxSort: "createdAt" | "name" | "-name" | "updatedAt" | "-updatedAt";
        /** @enum {string} */
        Theme: "light" | "dark";
        /**
         * @description A time on the restaurant's wall clock.
         * @example 17:00
         */
        TimeOfDay: string;
        /**
         * @description IANA time zone.
         * @example Europe/Lisbon
         */
        TimeZone: string;
        UndoRequest: {
            /**
             * @description Put back only these, whatever was saved since. Without it the whole change is taken back, and refused
             *     with CM_CONFLICT when one of its fields was changed since.
             */
            fields?: string[];
            /** @description Put the whole entity back to what it was before this change, whatever was saved since. */
            isWhole?: boolean;
        };
        UnshownMenu: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description When it is on next, where its hours say so. */
            opensAt: components["schemas"]["Instant"] | null;
            reason: components["schemas"]["UnshownReason"];
        };
        /**
         * @description Switched off, outside its hours with the rule HIDE, or meant for screens only.
         * @enum {string}
         */
        UnshownReason: "INACTIVE" | "OUTSIDE_HOURS" | "OTHER_CHANNEL";
        /** @description Grows by one with each edit; sent back as If-Match. */
        Version: number;
        VersionedReference: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        Weekday: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
        /** @description All items that a filter finds. */
        WholeItemList: {
            except: components["schemas"]["ExceptedIds"];
            expectedCount: components["schemas"]["ExpectedCount"];
            filter: components["schemas"]["ItemFilter"];
        };
        /** @description Everything that a filter finds. */
        WholeList: {
            except: components["schemas"]["ExceptedIds"];
            expectedCount: components["schemas"]["ExpectedCount"];
            filter: components["schemas"]["ListFilter"];
        };
    };
    responses: {
        /** @description Not JSON (CM_BAD_JSON), a form that does not arrive whole (CM_BAD_UPLOAD), a malformed id (VE_IS_OBJECT_ID, VE_IS_QUERY_OBJECT_ID, CO_001) or a wrong query. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description In use (OM_003, with `dependencies`), or taken back already (CM_UNDONE). */
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
        /** @description Not as many entries match as the person was shown (CM_CONFLICT); `current.count` says how many do. */
        ListChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing there for this restaurant (CM_NOT_FOUND), or no such restaurant (C_001). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What is known already is all there is to say; without a body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ContentTag"];
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description Too many tries, or too many that listen (CM_RATE). */
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
        /** @description No session, or one that has ended (C_009; C_001 where its restaurant is gone); at sign-in, wrong credentials (C_006). */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not at the moment; the same may succeed after Retry-After. Too many pictures wait (CM_BUSY), the server's disk is full (CM_DISK_FULL), or the storage cannot be reached (CM_UNAVAILABLE). */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something went wrong on our side (fallback; failedDelete where something was to be deleted). */
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
        /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
        Cursor: string;
        /**
         * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
         *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
         */
        IdempotencyKey: string;
        /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
        IfMatch: string;
        /** @description ETags of what is known already; where nothing else would be said the answer is 304. */
        IfNoneMatch: string;
        /** @description Only active (or only inactive) entries. */
        IsActive: boolean;
        /** @description The id of the last event that was heard. What came after it is told first, or `reset` where that is not known any more. */
        LastEventId: string;
        /** @description Rows a page. */
        Limit: number;
        /** @description A restaurant's URL part, today's or a former one. */
        RestaurantUrl: string;
        /** @description A screen's code, as its address has it. */
        ScreenCode: string;
        /** @description Part of the name, ignoring case and accents. */
        Search: string;
        /** @description What is ticked. */
        SetUpTick: components["schemas"]["SetUpTick"];
        /** @description Without a last event, how many milliseconds ago what is shown began to be read. What was changed since then, or shortly before, is told first. */
        ShownFor: number;
    };
    requestBodies: never;
    headers: {
        /** @description Names what the answer says; `asOf` does not count, which makes it a weak one. */
        ContentTag: string;
        /** @description The entity's version, quoted. */
        ETag: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description Joined; session cookies are set and the link is spent. */
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
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
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
            /** @description The account has its new e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConfirmedEmail"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Heard. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    readInvitation: {
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
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"];
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
            503: components["responses"]["Unavailable"];
        };
    };
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
            413: components["responses"]["TooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
            413: components["responses"]["TooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
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
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password signs in from now on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    addRestaurant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRestaurant"];
            };
        };
        responses: {
            /** @description Added; new session cookies are set. */
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
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
            503: components["responses"]["Unavailable"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
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
            503: components["responses"]["Unavailable"];
        };
    };
    updateImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                imageId: components["schemas"]["Id"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listStaffMembers: {
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
                sort?: components["schemas"]["StaffMemberSort"];
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
                            items: components["schemas"]["StaffMember"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberDraft"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffMember"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                staffId: components["schemas"]["Id"];
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMemberPatch"];
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
                        data: components["schemas"]["StaffMember"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    inviteStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its link is worth nothing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffMember"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    restoreStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                staffId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As they were; the same when they are not deleted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffMember"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    bulkChangeStaffMembers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Begun, of all of the list; `getListJob` says how far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJobBegun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestPin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PIN. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FreePin"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
                    ETag: components["headers"]["ETag"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffProfilePatch"];
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
                        data: components["schemas"]["StaffProfile"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    changeMyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description The link is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadMyPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description Stored, re-encoded and without its metadata, in the place of the one before. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    removeMyPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken away. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            503: components["responses"]["Unavailable"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The one that asks first, then those seen last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnSessions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    endMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionEnd"];
            };
        };
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listenLive: {
        parameters: {
            query?: {
                /** @description Without a last event, how many milliseconds ago what is shown began to be read. What was changed since then, or shortly before, is told first. */
                shownFor?: components["parameters"]["ShownFor"];
            };
            header?: {
                /** @description The id of the last event that was heard. What came after it is told first, or `reset` where that is not known any more. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream; it does not end by itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveStream"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllergenMatrix: {
        parameters: {
            query?: {
                /** @description Only this category. */
                categoryId?: components["schemas"]["Id"];
                /** @description Only what is on this menu. */
                menuId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matrix as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AllergenMatrix"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllergenMatrixPdf: {
        parameters: {
            query?: {
                /** @description Only this category. */
                categoryId?: components["schemas"]["Id"];
                /** @description Only what is on this menu. */
                menuId?: components["schemas"]["Id"];
                /** @description Exactly what this print kept; without it, the matrix as it is now, marked as not kept. */
                printId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMatrixPrint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatrixPrintDraft"];
            };
        };
        responses: {
            /** @description Kept; its `id` asks for the PDF. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatrixPrint"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listAvailability: {
        parameters: {
            query?: {
                /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items that hold this ingredient, ignoring case and accents. */
                ingredient?: string;
                /** @description Only what can be had now (or only what is sold out or hidden). */
                isAvailable?: boolean;
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
                            items: components["schemas"]["AvailabilityEntry"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    changeAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityBatch"];
            };
        };
        responses: {
            /** @description What holds now, and what undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AvailabilityBatchResult"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    sendPress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityPress"];
            };
        };
        responses: {
            /** @description What became of it, and what holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AvailabilityPressResult"];
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
            503: components["responses"]["Unavailable"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
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
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["schemas"]["Id"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                categoryId: components["schemas"]["Id"];
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                categoryId: components["schemas"]["Id"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy, inactive, under the first free name. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveItemsInCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderMove"];
            };
        };
        responses: {
            /** @description Moved; the same when it already stood there. */
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenusOfCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its menus, whatever state it is in itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HoldingMenus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveItemsToCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemsMove"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemsMoved"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                categoryId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was; the same when it is not deleted. */
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkChangeCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Begun, of all of the list; `getListJob` says how far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJobBegun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderMove"];
            };
        };
        responses: {
            /** @description Moved; the same when it already stood there. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoChangeBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                batchId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BatchUndone"];
                    };
                };
            };
            /** @description Begun; `getListJob` says how far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJobBegun"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listChangePeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name; also those who do not work here any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reference"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description Only what one action changed. */
                batchId?: components["schemas"]["Id"];
                /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only changes of this kind of entity. */
                entity?: components["schemas"]["HistoryEntity"];
                /** @description Only changes of this entity, its order among them. */
                entityId?: components["schemas"]["Id"];
                /** @description At this moment or later. */
                from?: components["schemas"]["Instant"];
                /** @description Rows a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only what this person did. */
                staffId?: components["schemas"]["Id"];
                /** @description Before this moment. */
                to?: components["schemas"]["Instant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Change"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    undoChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                changeId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description What the undo changed; it can be taken back in turn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Change"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDigitalMenuSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What screens show, and how. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DigitalMenuSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDigitalMenuSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DigitalMenuSettingsPatch"];
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
                        data: components["schemas"]["DigitalMenuSettings"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    exportMenu: {
        parameters: {
            query: {
                /** @description The kind of file. */
                format: components["schemas"]["ExportFormat"];
                /** @description With JSON, whether the pictures come along. */
                pictures?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/zip": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of what is left to do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MenuHealth"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHealthFindings: {
        parameters: {
            query: {
                /** @description The check. */
                check: components["schemas"]["HealthCheck"];
                /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page. */
                limit?: components["parameters"]["Limit"];
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
                            items: components["schemas"]["HealthFinding"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page. */
                limit?: components["parameters"]["Limit"];
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
                            items: components["schemas"]["ImportEntry"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string[];
                };
            };
        };
        responses: {
            /** @description Taken in; its `state` says how far reading is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled; its files are gone. */
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
            413: components["responses"]["TooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportApplication"];
            };
        };
        responses: {
            /** @description Begun; its `state` says how far it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    setImportColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportColumns"];
            };
        };
        responses: {
            /** @description It is read again; its `state` says how far that is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    setImportCorrections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCorrections"];
            };
        };
        responses: {
            /** @description It is read again; its `state` says how far that is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    setImportEdits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportEdits"];
            };
        };
        responses: {
            /** @description It is planned again; its `state` says how far that is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    setImportLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportLines"];
            };
        };
        responses: {
            /** @description It is read again; its `state` says how far that is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only rows whose dishes were edited here, and of which the file says something else. */
                edited?: boolean;
                /** @description Rows a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only rows with this outcome. */
                outcome?: components["schemas"]["ImportOutcome"];
                /** @description Part of the name, ignoring case and accents. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
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
                            items: components["schemas"]["ImportRow"][];
                            page: components["schemas"]["Page"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportWrongRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, as an attachment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIngredients: {
        parameters: {
            query?: {
                /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
                cursor?: components["parameters"]["Cursor"];
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
                            items: components["schemas"]["IngredientUse"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /** @description Only items of this category. */
                categoryId?: components["schemas"]["Id"];
                /** @description Where to go on, as a page's `nextCursor` or `previousCursor` named it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only items that lack one of these. */
                gap?: components["schemas"]["ItemGaps"];
                /** @description Only active (or only inactive) entries. */
                isActive?: components["parameters"]["IsActive"];
                /** @description Rows a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only items that this menu shows, were they active and not hidden. */
                menuId?: components["schemas"]["Id"];
                /** @description Part of the name, ignoring case and accents. */
                search?: components["parameters"]["Search"];
                /** @description The order; `-` in front turns it round. */
                sort?: components["schemas"]["ItemSort"];
                /** @description Only items of one of these. */
                status?: components["schemas"]["ItemStatuses"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
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
            503: components["responses"]["Unavailable"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["schemas"]["Id"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    deleteItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                itemId: components["schemas"]["Id"];
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                itemId: components["schemas"]["Id"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    setItemAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityDraft"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AvailabilityEntry"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy, inactive, under the first name that is free in its categories. */
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
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenusOfItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its menus, whatever state it is in itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HoldingMenus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was; the same when it is not deleted. */
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemBatch"];
            };
        };
        responses: {
            /** @description All of it is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemBatchResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkChangeItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemBulkChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Begun, of all of the list; `getListJob` says how far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJobBegun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    countItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many of all items there are of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemCounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMenusOfItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeldTogether"];
            };
        };
        responses: {
            /** @description Their menus, whatever state they are in themselves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HoldingMenus"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restaurant's own, each menu's and each table's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuestLinks"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLinkScans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                linkId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by business day; those of the last seconds may be missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinkScans"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of each link; who asks while a check runs hears of that one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinkCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getListJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                jobId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJob"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewMenus: {
        parameters: {
            query?: {
                /**
                 * @description Date and time on the restaurant's wall clock; without it, now. A time that the clock shows twice means its
                 *     first, one that it skips the moment of the skip.
                 */
                at?: string;
                /** @description Only the sections of these categories, their ids parted by commas, come with dishes; without it, every section does. */
                dishesOf?: string;
                /** @description Of each section come so many dishes at most, the first ones; without it, all of them. */
                mostDishes?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menus of that moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MenuPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
                /** @description The order; `-` in front turns it round. */
                sort?: components["schemas"]["MenuSort"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createMenu: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuDraft"];
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
                        data: components["schemas"]["Menu"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: components["schemas"]["Id"];
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
                        data: components["schemas"]["Menu"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMenu: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                menuId: components["schemas"]["Id"];
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMenu: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                menuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuPatch"];
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
                        data: components["schemas"]["Menu"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    replaceMenuCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                menuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu with the new code. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Menu"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateMenu: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                menuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy, with a permanent code of its own. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Menu"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    restoreMenu: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                menuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was; the same when it is not deleted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Menu"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    countScreensOfMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                menuId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its screens, whether it is active or not; none where it is not for screens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShowingScreens"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkChangeMenus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Begun, of all of the list; `getListJob` says how far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJobBegun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveMenus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderMove"];
            };
        };
        responses: {
            /** @description Moved; the same when it already stood there. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModifierGroups: {
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
                sort?: components["schemas"]["ModifierGroupSort"];
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
                            items: components["schemas"]["ModifierGroup"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createModifierGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifierGroupDraft"];
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
                        data: components["schemas"]["ModifierGroup"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getModifierGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modifierGroupId: components["schemas"]["Id"];
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
                        data: components["schemas"]["ModifierGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteModifierGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                modifierGroupId: components["schemas"]["Id"];
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateModifierGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                modifierGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifierGroupPatch"];
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
                        data: components["schemas"]["ModifierGroup"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateModifierGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                modifierGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ModifierGroup"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listMenusOfModifierGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                modifierGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menus of the items that have it and that guests see, whatever state it is in itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HoldingMenus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreModifierGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                modifierGroupId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was; the same when it is not deleted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ModifierGroup"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    bulkChangeModifierGroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Begun, of all of the list; `getListJob` says how far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJobBegun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOptionAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                optionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityDraft"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AvailabilityEntry"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    checkQrCode: {
        parameters: {
            query?: {
                /** @description The codes of all tables of active sections. */
                allTables?: boolean;
                /** @description Colour of the ground. */
                background?: components["schemas"]["QrCodeColour"];
                /** @description Colour of the modules. */
                foreground?: components["schemas"]["QrCodeColour"];
                /** @description With the restaurant's logo in the middle, where it has one. */
                hasLogo?: boolean;
                /** @description The code of this menu. */
                menuId?: components["schemas"]["Id"];
                /** @description For several tables. */
                paper?: components["schemas"]["QrCodePaper"];
                /** @description How large. */
                sizeMm?: components["schemas"]["QrCodeSize"];
                /** @description The code of this table. */
                tableId?: components["schemas"]["Id"];
                /** @description The codes of all tables of this section. */
                tableSectionId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check; `refusals` says whether the code can be had. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QrCodeCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadQrCode: {
        parameters: {
            query?: {
                /** @description The codes of all tables of active sections. */
                allTables?: boolean;
                /** @description Colour of the ground. */
                background?: components["schemas"]["QrCodeColour"];
                /** @description Colour of the modules. */
                foreground?: components["schemas"]["QrCodeColour"];
                /** @description The kind of file. */
                format?: components["schemas"]["QrCodeFormat"];
                /** @description With the restaurant's logo in the middle, where it has one. */
                hasLogo?: boolean;
                /** @description The code of this menu. */
                menuId?: components["schemas"]["Id"];
                /** @description For several tables. */
                paper?: components["schemas"]["QrCodePaper"];
                /** @description How large. */
                sizeMm?: components["schemas"]["QrCodeSize"];
                /** @description The code of this table. */
                tableId?: components["schemas"]["Id"];
                /** @description The codes of all tables of this section. */
                tableSectionId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQrMenuSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What guests see of each dish, and how. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QrMenuSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQrMenuSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrMenuSettingsPatch"];
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
                        data: components["schemas"]["QrMenuSettings"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getScans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by business day; those of the last seconds may be missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Scans"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewScreens: {
        parameters: {
            query?: {
                /** @description Categories that are tried out, in their order, parted by commas, the first 33; without it, all that the menu has. */
                categoryIds?: string;
                /** @description Whether dishes that are sold out count among those; without it, no categories are tried out. */
                showsSoldOut?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What they would show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScreenPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScreenStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of all screens that are not deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScreenStates"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScreens: {
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
                sort?: components["schemas"]["ScreenSort"];
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
                            items: components["schemas"]["Screen"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createScreen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenDraft"];
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
                        data: components["schemas"]["Screen"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getScreen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screenId: components["schemas"]["Id"];
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
                        data: components["schemas"]["Screen"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteScreen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                screenId: components["schemas"]["Id"];
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateScreen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenPatch"];
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
                        data: components["schemas"]["Screen"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateScreen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Screen"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    identifyScreen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was told; one that is offline does not hear it. */
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    pairScreen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As it was typed; case, spaces and hyphens do not count. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Paired. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Screen"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    restoreScreen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was; the same when it is not deleted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Screen"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    unpairScreen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unpaired. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Screen"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    viewScreen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                screenId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it shows, now and for two weeks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicScreen"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkChangeScreens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Begun, of all of the list; `getListJob` says how far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJobBegun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what is known already; where nothing else would be said the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Configuration"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what is known already; where nothing else would be said the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        components: Record<string, never>;
                        info: Record<string, never>;
                        openapi: string;
                        paths: Record<string, never>;
                        servers: unknown[];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicRestaurant: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what is known already; where nothing else would be said the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicRestaurant"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listenPublicLive: {
        parameters: {
            query?: {
                /** @description Without a last event, how many milliseconds ago what is shown began to be read. What was changed since then, or shortly before, is told first. */
                shownFor?: components["parameters"]["ShownFor"];
            };
            header?: {
                /** @description The id of the last event that was heard. What came after it is told first, or `reset` where that is not known any more. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description A restaurant's URL part, today's or a former one. */
                restaurantUrl: components["parameters"]["RestaurantUrl"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream; it does not end by itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveStream"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETags of what is known already; where nothing else would be said the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                menuId: components["schemas"]["Id"];
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
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicMenuPage"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    startScreenPairing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code to show, and the token to ask with. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScreenPairing"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkScreenPairing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Its screen, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScreenPairingAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicScreen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A screen's code, as its address has it. */
                screenCode: components["parameters"]["ScreenCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The screen, its menus, and when which of them is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicScreen"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportScreen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A screen's code, as its address has it. */
                screenCode: components["parameters"]["ScreenCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenReport"];
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscounts: {
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
                sort?: components["schemas"]["DiscountSort"];
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
                            items: components["schemas"]["Discount"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createDiscount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountDraft"];
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
                        data: components["schemas"]["Discount"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                discountId: components["schemas"]["Id"];
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
                        data: components["schemas"]["Discount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDiscount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                discountId: components["schemas"]["Id"];
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDiscount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                discountId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountPatch"];
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
                        data: components["schemas"]["Discount"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateDiscount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                discountId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Discount"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    restoreDiscount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                discountId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was; the same when it is not deleted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Discount"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    bulkChangeDiscounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Begun, of all of the list; `getListJob` says how far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJobBegun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrinters: {
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
                sort?: components["schemas"]["PrinterSort"];
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
                            items: components["schemas"]["Printer"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createPrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrinterDraft"];
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
                        data: components["schemas"]["Printer"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getPrinter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                printerId: components["schemas"]["Id"];
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
                        data: components["schemas"]["Printer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                printerId: components["schemas"]["Id"];
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                printerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrinterPatch"];
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
                        data: components["schemas"]["Printer"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    duplicatePrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                printerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Printer"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    restorePrinter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                printerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was; the same when it is not deleted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Printer"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    bulkChangePrinters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Begun, of all of the list; `getListJob` says how far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJobBegun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    updateRestaurant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
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
            503: components["responses"]["Unavailable"];
        };
    };
    checkRestaurantUrl: {
        parameters: {
            query: {
                restaurantUrl: components["schemas"]["RestaurantUrl"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RestaurantUrlCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceRestaurantCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restaurant with the new code. */
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
            503: components["responses"]["Unavailable"];
        };
    };
    convertCurrency: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyConversion"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRestaurant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestaurantDeletion"];
            };
        };
        responses: {
            /** @description Deleted; the session goes on in another restaurant of the account, or is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RestaurantDeleted"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceCharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service charge; one that nobody set is not asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceCharge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceCharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceChargePatch"];
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
                        data: components["schemas"]["ServiceCharge"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getSetUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps as they stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SetUp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    tickSetUpStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description What is ticked. */
                setUpTick: components["parameters"]["SetUpTick"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUpTicked"];
            };
        };
        responses: {
            /** @description The steps as they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SetUp"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listTableSections: {
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
                sort?: components["schemas"]["TableSectionSort"];
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
                            items: components["schemas"]["TableSection"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createTableSection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableSectionDraft"];
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
                        data: components["schemas"]["TableSection"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getTableSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tableSectionId: components["schemas"]["Id"];
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
                        data: components["schemas"]["TableSection"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTableSection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tableSectionId: components["schemas"]["Id"];
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTableSection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tableSectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableSectionPatch"];
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
                        data: components["schemas"]["TableSection"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateTableSection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                tableSectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TableSection"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTableSection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                tableSectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was; the same when it is not deleted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TableSection"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    replaceTableCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tableId: components["schemas"]["Id"];
                tableSectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The section with the new code. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TableSection"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    bulkChangeTableSections: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Begun, of all of the list; `getListJob` says how far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJobBegun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaxes: {
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
                sort?: components["schemas"]["TaxSort"];
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
                            items: components["schemas"]["Tax"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createTax: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxDraft"];
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
                        data: components["schemas"]["Tax"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getTax: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                taxId: components["schemas"]["Id"];
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
                        data: components["schemas"]["Tax"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTax: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                taxId: components["schemas"]["Id"];
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTax: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The version the person was looking at, quoted: `"7"`. Missing answers 428 (CM_PRECONDITION). */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                taxId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxPatch"];
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
                        data: components["schemas"]["Tax"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateTax: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                taxId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tax"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTax: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                taxId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was; the same when it is not deleted. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tax"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    bulkChangeTaxes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Repeating a request with its key within 24 h answers what was answered before (C_003 where that was too long to be
                 *     kept). A restaurant's latest 2,000 keys are kept. Letters, digits and signs of ASCII.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Begun, of all of the list; `getListJob` says how far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListJobBegun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ListChanged"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
}
