/** What every page stands on; in one file it compresses better than in the pieces that pages happen to share. */
const framework =
  /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|jotai|styled-components|stylis|openapi-fetch|use-sync-external-store)\//;

/** What of the contract only guarded pages read, and of it what only some do; the contract's index must not bring it to the start. */
const access = /api-types\/src\/(access|accesses\.gen|currencies\.gen|currency|permissions)\.ts$/;
const contract = /api-types\/src\/schedule\/(clock|intervals|schedule)\.ts$/;

/** What nearly every page is set in. */
const basics =
  /ui\/src\/components\/(Text|Heading|Stack|Inline|Card|Link|LinkButton|Banner|Logo|Skeleton)\/|app\/src\/shared\/routing\/(?!useFocusOnNavigation)|app\/src\/shared\/browser\/when-at-rest\.|app\/src\/shared\/loading\/on-demand\.|\/useControlledState\./;

/** The shell around the guarded pages, as far as it is drawn before menus and tooltips open. */
const shell = [
  /ui\/src\/components\/(AppBar|AppShell|Avatar|Breadcrumbs|FootLane|IconButton|MenuButton|NavList|PageHeader|ProgressBar|SearchTrigger|Tooltip)\/(?!MenuSurface|MenuButton\.styles|TooltipBubble|Tooltip\.styles)/,
  /\/(useMenuTrigger|useMenuTriggerState|useTooltipTrigger|useTooltipTriggerState|useOverlayTrigger|useOverlayTriggerState)\./,
  /\/(PressResponder|useCloseOnScroll|useContextMenu|useDescription|useLongPress)\.|\/menu\/(intlStrings|en-US)\./,
  /app\/src\/shared\/(access\/|api\/retry-offers\.|routing\/useFocusOnNavigation\.|session\/preferences\.)/,
  /app\/src\/shared\/layout\/SheetAndStage\./,
  /app\/src\/shared\/image-upload\/picture-value\./,
  /app\/src\/features\/shell\/(late-shell|navigation)\./,
  /\/(LocalizedStringDictionary|LocalizedStringFormatter|useLocalizedStringFormatter)\./,
];

/** What every form stands on, and with it the page of the sign-in. */
const forms =
  /node_modules\/react-hook-form\/|app\/src\/shared\/form\/(?!FormDialog|FormSaveBar|changed-fields|LeaveDialog|useOpenAtHash)|ui\/src\/components\/(Field|TextField|PasswordField)\//;

/** What every stage of a form stands on, beside what it is about. */
const stage =
  /app\/src\/shared\/(guest-preview\/(DishStage|MenuStage|RestaurantStage|GuestStage|GuestWaiting|GuestPageOnStage|content-at|dish-in-menu|guest-menus|public-views)\.|preview-frame\/(PreviewFrame|useFrame|framing))|app\/src\/guest\/(price|look-of)\.|api-types\/src\/direction\./;

/** What says and changes whether guests can have a dish, on lists, forms and the page of what is sold out. */
const availability =
  /app\/src\/shared\/(availability\/(useChangeAvailability|change-availability|useAvailabilityText|UntilSelect|useUntil|until-choice|last-time)|list-page\/HoldingMenus)\.|features\/items\/(components\/(useItemStatus|UntilAsked)|api\/items|atoms)\./;

/**
 * What some forms have and others do not, but for what weighs much: a file that is asked for costs the page's thread more than
 * the few kilobytes that a form does not need (docs/decisions.md, 78).
 */
const fields =
  /ui\/src\/components\/(Checkbox|ComboBox|ImageField(?!\/crop\/(CropDialog|picture))|MoneyField|PercentField|PortraitField|RadioCards)\/|ui\/src\/icons\/allergen-icons\.|app\/src\/shared\/(allergen-declaration\/(?!DeclareFreeDialog)|image-upload\/PictureField\.|form\/FormDialog\.|modifier-choice\/|reference\/)|app\/src\/shared\/entity-page\/SettingPage\.|api-types\/src\/reference\./;

/** Days, times of day and days of the week, which weigh as much as all other fields together. */
const dates =
  /@internationalized\/(date\/dist\/private\/(calendars\/|createCalendar\.|DateFormatter\.)|number\/dist\/private\/NumberParser\.)|react-(aria|aria-components|stately)\/dist\/private\/(i18n\/useDateFormatter\.|utils\/useDeepMemo\.|button\/useToggleButton|toolbar\/|toggle\/useToggle(Group)?State\.|datepicker\/|calendar\/|spinbutton\/|intl\/(datepicker|calendar|spinbutton)\/)|react-aria-components\/dist\/private\/(HiddenDateInput|Calendar|DateField|DatePicker|ToggleButton|ToggleButtonGroup)\.|ui\/src\/components\/(Calendar|DateField|DateInput|TimeField)\//;

/** What a list of menus and a menu's form say of when one is on. */
const menuDays = /features\/menus\/(api\/(menus|get-place)|model\/(times|weekdays))\./;

/** Small parts that a few pages share. */
const pieces =
  /app\/src\/shared\/(api\/fetch-file\.|browser\/download\.|entity-fields\/reduction-in-words\.|guest-code\/(guest-code\.styles|LocalAddressBanner|useLocalAddress)\.|history\/(api\/list-changes|change-kinds|change-words|useEntityHref)\.|layout\/(TitledCard|useCaughtFocus)\.|menu-health\/get-menu-health\.|restaurant-deletion\/DeleteRestaurantButton\.|scans\/|screens\/)/;

/** What narrows a list and shows the same dishes in other ways. */
const narrowing =
  /ui\/src\/components\/(FilterMenu|Popover|ViewLinks)\/|app\/src\/shared\/(item-filter\/|menu-options\/|layout\/ItemViews\.)/;

/** What the pages of screens share, and what comes after their forms: a file for each of both, not one for each part. */
const screens =
  /features\/screens\/(api\/|model\/(screens-in-words|digital-menu-form|told-screen)\.|components\/(useScreenAddress|useScreenNames|CategoriesField|ScreenOnStage|PlainHttpLine|ScreenThumbnail\.styles)\.)|app\/src\/shared\/screen-view\/screen-time\.|api-types\/src\/screen-dishes\./;
const screenStage =
  /app\/src\/shared\/screen-view\/(ScreenNow|ScreenGlass|view|screen-words|measure-type)\.|features\/screens\/(components\/(ScreenThumbnail\.tsx|ScreenStage|PlayedScreen|ScreenFacts)|model\/stage-facts\.)|ui\/src\/(components\/ScreenFrame\/|screen\/(useRotation|motion)\.)/;

/** What so many chunks use beyond that is one file too, which comes once the first page is idle. */
const chunksThatShare = 6;

/**
 * Which modules share a file. The first pages (sign-in and home) load named files only: a count of sharers alone gives
 * them more with every route that is added, because it does not ask whether they use it.
 */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 5 },
  { name: 'access', test: access, includeDependenciesRecursively: false, priority: 5 },
  { name: 'contract', test: contract, includeDependenciesRecursively: false, priority: 5 },
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  { name: 'basics', test: basics, priority: 3 },
  {
    name: 'shell',
    test: (id: string) => shell.some((part) => part.test(id)),
    // What opens from the shell is imported by name from its parts and comes later.
    includeDependenciesRecursively: false,
    priority: 3,
  },
  { name: 'forms', test: forms, priority: 2 },
  { name: 'fields', test: fields, includeDependenciesRecursively: false, priority: 0 },
  { name: 'dates', test: dates, includeDependenciesRecursively: false, priority: 0 },
  { name: 'menu-days', test: menuDays, includeDependenciesRecursively: false, priority: 0 },
  { name: 'pieces', test: pieces, includeDependenciesRecursively: false, priority: 0 },
  { name: 'narrowing', test: narrowing, includeDependenciesRecursively: false, priority: 0 },
  { name: 'stage', test: stage, includeDependenciesRecursively: false, priority: 2 },
  { name: 'screens', test: screens, includeDependenciesRecursively: false, priority: 2 },
  { name: 'screen-stage', test: screenStage, includeDependenciesRecursively: false, priority: 2 },
  { name: 'availability', test: availability, includeDependenciesRecursively: false, priority: 2 },
  { name: 'shared', minShareCount: chunksThatShare, priority: 1 },
];
