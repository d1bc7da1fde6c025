// Made from openapi/ by `npm run generate`. Do not edit.
export const restaurantTypes = [
  "CAFE",
  "BAR",
  "BISTRO",
  "FAST_FOOD",
  "FINE_DINING",
  "CASUAL_DINING",
  "PIZZERIA",
  "BAKERY",
  "SEAFOOD",
  "VEGETARIAN_VEGAN",
  "BUFFET",
  "FOOD_TRUCK"
] as const;

export const permissions = [
  "ALL",
  "ONLINE_MENU",
  "SETTINGS",
  "MENU_MANAGEMENT",
  "LINK_TO_MENU",
  "POS"
] as const;

export const languages = [
  "en"
] as const;

export const themes = [
  "light",
  "dark"
] as const;

export const errorDisplays = [
  "ON_FIELD_EXCEPTION",
  "ALERT_EXCEPTION",
  "DEPENDENCY_ALERT_EXCEPTION"
] as const;

export const staffMemberSorts = [
  "name",
  "-name",
  "updatedAt",
  "-updatedAt"
] as const;

export const invitationStates = [
  "PENDING",
  "EXPIRED",
  "REVOKED"
] as const;

export const invitationDeliveries = [
  "SENT",
  "KEPT",
  "FAILED"
] as const;

export const bulkActions = [
  "ACTIVATE",
  "DEACTIVATE",
  "DELETE"
] as const;

export const listJobStates = [
  "RUNNING",
  "DONE",
  "FAILED"
] as const;

export const categorySorts = [
  "position",
  "name",
  "-name",
  "itemCount",
  "-itemCount",
  "updatedAt",
  "-updatedAt"
] as const;

export const categoryKinds = [
  "DEFAULT",
  "COMBO",
  "MEXICAN_FOOD",
  "BREAKFAST",
  "CAKE",
  "SOUP",
  "APPETIZER",
  "COFFEE",
  "COCKTAILS",
  "ALCOHOLIC_BEVERAGE",
  "SEA_FOOD",
  "PASTA",
  "SHAKE",
  "ASIAN_FOOD",
  "ASIAN_COSINE",
  "BREADS",
  "SIDE_DISH",
  "BIRTHDAY",
  "HAPPY_HOUR",
  "LADIES_NIGHT",
  "SUSHI",
  "TOPPiNGS",
  "HERBAL_TEA",
  "HOOKA",
  "VEGETARIAN",
  "HEALTHY_OPTION",
  "SPECIAL_DISH",
  "MEAT_DISH",
  "KIDS_MENU",
  "VEGAN",
  "SALAD",
  "GRILL",
  "INDIAN_COSINE",
  "ITALIAN_COSINE",
  "BURGER",
  "SANDWICH",
  "PIZZA",
  "JUICE",
  "WATER",
  "SOFT_DRINKS",
  "MOCKTAIL",
  "DESSERT",
  "HOT_BEVERAGE"
] as const;

export const itemStatuses = [
  "AVAILABLE",
  "SOLD_OUT",
  "HIDDEN",
  "INACTIVE"
] as const;

export const itemGaps = [
  "PRICE",
  "ALLERGENS",
  "PICTURE",
  "DESCRIPTION"
] as const;

export const itemSorts = [
  "name",
  "-name",
  "price",
  "-price",
  "updatedAt",
  "-updatedAt",
  "position"
] as const;

export const sizeKinds = [
  "PRICED",
  "MARKET_PRICE"
] as const;

export const allergens = [
  "GLUTEN",
  "CRUSTACEANS",
  "EGGS",
  "FISH",
  "PEANUTS",
  "SOY",
  "DAIRY",
  "TREE_NUTS",
  "CELERY",
  "MUSTARD",
  "SESAME",
  "SULPHITES",
  "LUPIN",
  "MOLLUSCS",
  "SEAFOOD"
] as const;

export const marks = [
  "VEGETARIAN",
  "VEGAN",
  "CONTAINS_ALCOHOL"
] as const;

export const availabilityStates = [
  "AVAILABLE",
  "SOLD_OUT",
  "HIDDEN"
] as const;

export const availabilityEntities = [
  "ITEM",
  "MODIFIER_OPTION"
] as const;

export const availabilityPressOutcomes = [
  "APPLIED",
  "SUPERSEDED",
  "OVER",
  "MISSING"
] as const;

export const menuSorts = [
  "position",
  "name",
  "-name",
  "updatedAt",
  "-updatedAt"
] as const;

export const weekdays = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY"
] as const;

export const outsideHoursRules = [
  "HIDE",
  "SHOW_GREYED"
] as const;

export const menuChannels = [
  "QR",
  "SCREENS"
] as const;

export const looks = [
  "COUNTER",
  "LINEN",
  "CANDLE",
  "GRIDDLE"
] as const;

export const priceTreatments = [
  "INCLUDED",
  "EXCLUDED"
] as const;

export const chargeTypes = [
  "PERCENTAGE",
  "FIXED"
] as const;

export const unshownReasons = [
  "INACTIVE",
  "OUTSIDE_HOURS",
  "OTHER_CHANNEL"
] as const;

export const modifierGroupSorts = [
  "name",
  "-name",
  "usedByCount",
  "-usedByCount",
  "updatedAt",
  "-updatedAt"
] as const;

export const historyEntities = [
  "CATEGORY",
  "ITEM",
  "MENU",
  "MODIFIER_GROUP",
  "SCREEN",
  "DISCOUNT",
  "PRINTER",
  "TABLE_SECTION",
  "TAX",
  "SERVICE_CHARGE",
  "QR_MENU_SETTINGS",
  "DIGITAL_MENU_SETTINGS",
  "RESTAURANT",
  "STAFF_MEMBER",
  "CATEGORY_ORDER",
  "ITEM_ORDER",
  "MENU_ORDER"
] as const;

export const historyActions = [
  "CREATED",
  "UPDATED",
  "DELETED",
  "ACTIVATED",
  "DEACTIVATED",
  "REORDERED",
  "RESTORED"
] as const;

export const healthChecks = [
  "ITEM_ALLERGENS",
  "OPTION_ALLERGENS",
  "ITEM_PRICE",
  "ITEM_PICTURE",
  "ITEM_DESCRIPTION",
  "ITEM_CALORIES",
  "ITEM_UNREACHABLE",
  "CATEGORY_UNREACHABLE",
  "MODIFIER_GROUP_UNUSED"
] as const;

export const menuWarningKinds = [
  "ENDED",
  "NEVER_ON",
  "WINDOWS_OVERLAP"
] as const;

export const screenLayouts = [
  "SPOTLIGHT",
  "BOARD",
  "MIXED"
] as const;

export const screenSorts = [
  "name",
  "-name",
  "updatedAt",
  "-updatedAt"
] as const;

export const screenTurns = [
  "NONE",
  "LEFT",
  "RIGHT"
] as const;

export const qrCodePapers = [
  "A4",
  "A6_TENT"
] as const;

export const qrCodeFormats = [
  "pdf",
  "png",
  "svg"
] as const;

export const scannedKinds = [
  "RESTAURANT",
  "MENU",
  "TABLE",
  "SCREEN",
  "RETIRED"
] as const;

export const linkStandings = [
  "ON",
  "LATER",
  "OVER",
  "INACTIVE",
  "OTHER_CHANNEL",
  "NO_MENU"
] as const;

export const linkOutcomes = [
  "WORKS",
  "NOT_FOUND",
  "UNAVAILABLE"
] as const;

export const matrixSectionKinds = [
  "CATEGORY",
  "MODIFIER_GROUP"
] as const;

export const matrixChangeKinds = [
  "ADDED",
  "REMOVED",
  "RENAMED",
  "DECLARATION"
] as const;

export const importFormats = [
  "CSV",
  "XLSX",
  "TEXT",
  "DOCX",
  "PDF",
  "CARDAMOM_JSON",
  "SQUARE",
  "GLORIAFOOD",
  "SCHEMA_ORG"
] as const;

export const importStates = [
  "READING",
  "ASKING",
  "READY",
  "APPLYING",
  "APPLIED",
  "FAILED",
  "CANCELLED"
] as const;

export const importEntities = [
  "CATEGORY",
  "ITEM",
  "MODIFIER_GROUP",
  "MENU",
  "PICTURE"
] as const;

export const importColumnSources = [
  "HEADS",
  "PERSON",
  "MEMORY",
  "GUESS"
] as const;

export const importColumnMeanings = [
  "IGNORED",
  "CATEGORY",
  "NAME",
  "SIZE",
  "PRICE",
  "PRICE_OF_SIZE",
  "DESCRIPTION",
  "STORY",
  "INGREDIENTS",
  "CONTAINS",
  "MAY_CONTAIN",
  "DECLARED",
  "DIET",
  "CALORIES",
  "MODIFIER_GROUPS",
  "EXTRAS",
  "PICTURE",
  "ACTIVE",
  "REFERENCE",
  "CARDAMOM_ID"
] as const;

export const importLineKinds = [
  "SECTION",
  "DISH",
  "SIZES",
  "PRICE",
  "DESCRIPTION",
  "IGNORED"
] as const;

export const importNoteKinds = [
  "LEFT_OUT",
  "DONE"
] as const;

export const importSides = [
  "OURS",
  "THEIRS"
] as const;

export const importOutcomes = [
  "NEW",
  "CHANGED",
  "UNCHANGED",
  "WRONG"
] as const;

export const exportFormats = [
  "csv",
  "csv-tables",
  "xlsx",
  "json",
  "template"
] as const;

export const discountSorts = [
  "name",
  "-name",
  "updatedAt",
  "-updatedAt"
] as const;

export const discountTypes = [
  "FIXED",
  "PERCENTAGE"
] as const;

export const printerSorts = [
  "name",
  "-name",
  "updatedAt",
  "-updatedAt"
] as const;

export const printerTypes = [
  "KITCHEN",
  "CASHIER",
  "BAR",
  "LABEL"
] as const;

export const tableSectionSorts = [
  "name",
  "-name",
  "updatedAt",
  "-updatedAt"
] as const;

export const taxSorts = [
  "createdAt",
  "name",
  "-name",
  "updatedAt",
  "-updatedAt"
] as const;

export const setUpSteps = [
  "MENU",
  "LOGO",
  "ALLERGENS",
  "CODE",
  "PHONE"
] as const;

export const setUpTicks = [
  "MENU",
  "LOGO",
  "ALLERGENS",
  "CODE",
  "PHONE",
  "ALL"
] as const;

export const orderTypes = [
  "DELIVERY",
  "DINE_IN",
  "TAKE_AWAY"
] as const;

export const liveEntities = [
  "CATEGORY",
  "ITEM",
  "MENU",
  "MODIFIER_GROUP",
  "SCREEN",
  "DISCOUNT",
  "PRINTER",
  "TABLE_SECTION",
  "TAX",
  "SERVICE_CHARGE",
  "QR_MENU_SETTINGS",
  "DIGITAL_MENU_SETTINGS",
  "RESTAURANT",
  "STAFF_MEMBER",
  "CATEGORY_ORDER",
  "ITEM_ORDER",
  "MENU_ORDER",
  "STAFF",
  "IMAGE",
  "ALLERGEN_MATRIX_PRINT",
  "IMPORT",
  "SCREEN_STATE",
  "SCREEN_IDENTIFICATION"
] as const;
