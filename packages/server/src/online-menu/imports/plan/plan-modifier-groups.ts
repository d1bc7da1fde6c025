import type { ImportReason, ModifierGroup, ModifierGroupDraft } from '@cardamom/api-types';
import { nameKey } from '#shared/text.ts';
import { notDeclared } from '../../items/allergens.ts';
import { choiceErrors, optionErrors } from '../../modifier-groups/rules.ts';
import type { ImportedModifierGroup } from '../imported-menu.ts';
import { draftReasons, reasonOf } from './check-drafts.ts';
import { Differences, optionsInWords, yesNo } from './compare.ts';
import { planOptionStates } from './plan-availability.ts';
import { byNameKey, wrongRow, type Planning } from './planning.ts';
import type { Plan, PlannedRow } from './plan.ts';

/** As the file has it, with a most that its options can reach. */
function draftOf(group: ImportedModifierGroup): ModifierGroupDraft {
  const { name, guestName, minimum, maximum, options, externalRef, isActive } = group;
  const isBeyond = Array.isArray(options) && maximum !== null && maximum > options.length;
  if (isBeyond)
    group.remarks.push({
      field: 'Maximum',
      message: `Up to ${maximum} were allowed of ${options.length}: now as many as there are.`,
    });
  const draft: ModifierGroupDraft = { name, options, externalRef };
  if (minimum !== undefined) draft.minimum = minimum;
  if (maximum !== undefined) draft.maximum = isBeyond ? null : maximum;
  if (guestName !== undefined) draft.guestName = guestName;
  if (isActive !== undefined) draft.isActive = isActive;
  return draft;
}

function reasonsOf(draft: ModifierGroupDraft): ImportReason[] {
  const wrong = draftReasons('ModifierGroupDraft', draft);
  if (wrong.length > 0) return wrong;
  const options = draft.options.map((option) => ({
    name: option.name,
    priceDelta: option.priceDelta ?? 0,
    caloriesDelta: option.caloriesDelta ?? null,
    allergens: option.allergens ?? notDeclared,
    isDefault: option.isDefault ?? false,
  }));
  const choice = { minimum: draft.minimum ?? 0, maximum: draft.maximum ?? null, options };
  return [...choiceErrors(choice), ...optionErrors(options)].map(reasonOf);
}

/** Options by name keep their id, and with it what guests know of them; what the file does not say of one stays. */
function overCurrent(draft: ModifierGroupDraft, current: ModifierGroup): ModifierGroupDraft {
  const known = byNameKey(current.options);
  const options = draft.options.map((option) => {
    const before = known.get(nameKey(option.name));
    if (before === undefined) return option;
    return {
      ...option,
      id: before.id,
      allergens: option.allergens ?? before.allergens,
      caloriesDelta: option.caloriesDelta === undefined ? before.caloriesDelta : option.caloriesDelta,
    };
  });
  return { ...draft, options };
}

function choiceInWords(minimum: number, maximum: number | null): string {
  return `${minimum} to ${maximum ?? 'all'}`;
}

function compare(draft: ModifierGroupDraft, before: ModifierGroup, currency: string): Differences {
  const differences = new Differences();
  differences.add('Name', before.name, draft.name);
  differences.add('Guest name', before.guestName, draft.guestName);
  differences.add(
    'Choices',
    choiceInWords(before.minimum, before.maximum),
    choiceInWords(
      draft.minimum ?? before.minimum,
      draft.maximum === undefined ? before.maximum : draft.maximum,
    ),
  );
  differences.add(
    'Options',
    optionsInWords(before.options, currency),
    optionsInWords(draft.options, currency),
  );
  if (draft.externalRef !== null) differences.add('Reference', before.externalRef ?? '', draft.externalRef);
  differences.add(
    'Active',
    yesNo(before.isActive),
    draft.isActive === undefined ? undefined : yesNo(draft.isActive),
  );
  return differences;
}

/** Plans the modifier groups; returns the keys of those a dish can be given. */
export function planModifierGroups(planning: Planning, plan: Plan): ReadonlySet<string> {
  const { menu, current, currency, mayWriteGroups } = planning;
  const byRef = new Map(
    current.modifierGroups.flatMap((group) =>
      group.externalRef === null ? [] : [[group.externalRef, group] as const],
    ),
  );
  const byName = byNameKey(current.modifierGroups);
  const usable = new Set(byName.keys());
  for (const group of menu.modifierGroups) {
    const drafted = draftOf(group);
    const wrong = [...group.wrong, ...reasonsOf(drafted)];
    if (wrong.length > 0) {
      plan.rows.push(wrongRow('MODIFIER_GROUP', group, wrong));
      continue;
    }
    const before = byRef.get(group.externalRef ?? '') ?? byName.get(nameKey(group.name)) ?? null;
    const wanted =
      before === null
        ? drafted
        : { ...overCurrent(drafted, before), externalRef: drafted.externalRef ?? before.externalRef };
    const differences = before === null ? new Differences() : compare(wanted, before, currency);
    const { changes } = differences;
    const writesContent = before === null || changes.length > 0;
    const optionStates = planOptionStates(group, before, differences);
    const outcome = before === null ? 'NEW' : changes.length > 0 ? 'CHANGED' : 'UNCHANGED';
    if (outcome !== 'UNCHANGED' && !mayWriteGroups) {
      plan.rows.push(
        wrongRow('MODIFIER_GROUP', group, [
          {
            field: '',
            message: 'Modifier groups need the permission “Digital menu”, which you do not have.',
          },
        ]),
      );
      if (before !== null) usable.add(nameKey(group.name));
      continue;
    }
    usable.add(nameKey(group.name));
    const row = {
      place: group.place,
      entity: 'MODIFIER_GROUP' as const,
      name: group.name,
      outcome,
      reasons: group.remarks,
      changes,
      edits: [],
      entityId: before?.id ?? null,
    } satisfies PlannedRow;
    plan.rows.push({ ...row });
    plan.modifierGroups.push({
      row: plan.rows.at(-1) ?? { ...row },
      wanted,
      current: before,
      writesContent,
      optionStates,
    });
  }
  return usable;
}
