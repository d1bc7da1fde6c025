// Made from openapi/ by `npm run generate`. Do not edit.
/** The plain kinds, with who may write them and an example of what creates one. */
export const plainKinds = [
  {
    "one": "Screen",
    "many": "Screens",
    "path": "/api/online-menu/screens",
    "history": "SCREEN",
    "permission": "ONLINE_MENU",
    "example": {
      "name": "Bar"
    }
  },
  {
    "one": "Discount",
    "many": "Discounts",
    "path": "/api/settings/discounts",
    "history": "DISCOUNT",
    "permission": "SETTINGS",
    "example": {
      "name": "Happy hour",
      "type": "PERCENTAGE",
      "amount": 12500
    }
  },
  {
    "one": "Printer",
    "many": "Printers",
    "path": "/api/settings/printers",
    "history": "PRINTER",
    "permission": "SETTINGS",
    "example": {
      "name": "Kitchen pass",
      "type": "KITCHEN"
    }
  },
  {
    "one": "TableSection",
    "many": "TableSections",
    "path": "/api/settings/table-sections",
    "history": "TABLE_SECTION",
    "permission": "SETTINGS",
    "example": {
      "name": "Terrace",
      "tableCount": 2
    }
  },
  {
    "one": "Tax",
    "many": "Taxes",
    "path": "/api/settings/taxes",
    "history": "TAX",
    "permission": "SETTINGS",
    "example": {
      "name": "VAT",
      "rate": 10000,
      "treatment": "INCLUDED"
    }
  }
] as const;

/** What history calls them. */
export const plainEntities = [
  "SCREEN",
  "DISCOUNT",
  "PRINTER",
  "TABLE_SECTION",
  "TAX"
] as const;
