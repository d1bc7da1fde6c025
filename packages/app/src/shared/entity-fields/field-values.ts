import type {
  Category,
  DiningTable,
  Discount,
  Item,
  Menu,
  ModifierGroup,
  Permission,
  Printer,
  Restaurant,
  ServiceCharge,
  StaffMember,
  TableSection,
  Tax,
  Theme,
} from '@cardamom/api-types';

type Fields<Entity, Own extends keyof Entity> = Pick<Entity, Own>;

/**
 * The fields that people change, as the entities' answers name and carry them; `order` lists what was moved,
 * `dates` is the first and the last day of a form.
 */
export type FieldValues = Fields<Category, 'kind' | 'image'> &
  Fields<
    Item,
    | 'name'
    | 'description'
    | 'categories'
    | 'sizes'
    | 'ingredients'
    | 'allergens'
    | 'marks'
    | 'calories'
    | 'modifierGroups'
    | 'externalRef'
    | 'availability'
    | 'isActive'
  > &
  Fields<
    Menu,
    'includesAllCategories' | 'sections' | 'windows' | 'startsOn' | 'endsOn' | 'outsideHours' | 'channels'
  > &
  Fields<Printer, 'type' | 'paperWidth' | 'address' | 'port'> &
  Fields<
    Restaurant,
    | 'restaurantUrl'
    | 'businessEmail'
    | 'phone'
    | 'defaultCurrency'
    | 'defaultLanguage'
    | 'timeZone'
    | 'restaurantType'
    | 'orderTypes'
    | 'logo'
    | 'photo'
    | 'openingHours'
    | 'businessDayEndsAt'
  > &
  Fields<ServiceCharge, 'treatment' | 'purpose' | 'shortLine'> &
  Fields<TableSection, 'firstNumber' | 'tableCount'> &
  Fields<ModifierGroup, 'guestName' | 'minimum' | 'maximum' | 'options'> &
  Fields<StaffMember, 'lastName' | 'position' | 'email' | 'picture'> & {
    permissions: readonly Permission[];
    theme: Theme;
    /** Whether there is another one; what it is stays with who typed it. */
    pin: boolean;
    /** With its type, without which an amount says nothing. */
    amount: Pick<Discount, 'type' | 'amount'>;
    /** A tax's in thousandths of a percent; the service charge's with its type. */
    rate: Tax['rate'] | Pick<ServiceCharge, 'type' | 'rate'>;
    /** How many there are, and what is said of each. */
    tables: {
      tableCount: number;
      tables: readonly Pick<DiningTable, 'position' | 'label' | 'seats'>[];
    };
    order: readonly string[];
    dates: { start: string | null; end: string | null };
  };

/** The name of a field that history and the comparison of versions can show. */
export type FieldName = keyof FieldValues;
