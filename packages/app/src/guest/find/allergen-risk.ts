import type {
  Allergen,
  AllergenDeclaration,
  PublicItem,
  PublicModifierGroup,
  PublicModifierOption,
} from '@cardamom/api-types';

/** What a guest without some allergens has to expect: nothing of them, that nobody has declared it, or one of them. */
export type Risk = 'none' | 'notDeclared' | 'refused';

type Refused = ReadonlySet<Allergen>;

function worst(risks: readonly Risk[]): Risk {
  if (risks.includes('refused')) return 'refused';
  return risks.includes('notDeclared') ? 'notDeclared' : 'none';
}

/** The labels of a declaration that are refused: contained, or possibly contained. */
export function refusedIn({ contains, mayContain }: AllergenDeclaration, refused: Refused): Allergen[] {
  return [...new Set([...contains, ...mayContain])].filter((label) => refused.has(label));
}

/** Half-filled lists of what is not declared are not read. */
function riskOf(declaration: AllergenDeclaration, refused: Refused): Risk {
  if (!declaration.isDeclared) return 'notDeclared';
  return refusedIn(declaration, refused).length > 0 ? 'refused' : 'none';
}

/** What comes as standard comes; of what has to be chosen, enough must be safe and to be had. */
function riskOfChoice({ minimum, options }: PublicModifierGroup, refused: Refused): Risk {
  const judged = options.map(({ allergens, isDefault, isSoldOut }) => {
    return { risk: riskOf(allergens, refused), isDefault, isSoldOut };
  });
  const standard = worst(judged.filter(({ isDefault }) => isDefault).map(({ risk }) => risk));
  const toBeHad = judged.filter(({ isSoldOut }) => !isSoldOut).map(({ risk }) => risk);
  const safe = toBeHad.filter((risk) => risk === 'none').length;
  const notRefused = toBeHad.filter((risk) => risk !== 'refused').length;
  if (standard === 'refused' || notRefused < minimum) return 'refused';
  return safe < minimum ? 'notDeclared' : standard;
}

/**
 * What a guest has to expect of a dish as it comes, and of the choices that have to be made with it. A choice that is not told
 * (`undefined`) is not declared.
 */
export function riskOfDish(
  item: Pick<PublicItem, 'allergens'>,
  choices: readonly (PublicModifierGroup | undefined)[],
  refused: Refused,
): Risk {
  return worst([
    riskOf(item.allergens, refused),
    ...choices.map((choice) => (choice ? riskOfChoice(choice, refused) : 'notDeclared')),
  ]);
}

/** An option that a guest must not choose with a dish that is safe without it. */
export interface RiskyOption {
  name: string;
  /** What it brings; empty where nobody has declared it. */
  labels: readonly Allergen[];
}

function riskyOption({ name, allergens }: PublicModifierOption, refused: Refused): RiskyOption[] {
  if (!allergens.isDeclared) return [{ name, labels: [] }];
  const labels = refusedIn(allergens, refused);
  return labels.length > 0 ? [{ name, labels }] : [];
}

/** The options of a dish that bring a refused allergen, may bring it, or are not declared; those that are sold out too. */
export function riskyOptions(choices: readonly PublicModifierGroup[], refused: Refused): RiskyOption[] {
  return choices.flatMap(({ options }) => options.flatMap((option) => riskyOption(option, refused)));
}
