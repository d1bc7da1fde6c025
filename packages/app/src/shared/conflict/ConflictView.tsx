import { Button, Dialog, Heading, Inline, RadioCards, Stack, Text } from '@cardamom/ui';
import { useRef, useState } from 'react';
import { describeField, FieldValue, type FieldContext } from '../entity-fields/index.ts';
import { useMessages } from '../messages/index.ts';
import { differencesOf, mergedValues, type ChangedBy, type Difference, type Version } from './differences.ts';
import { labelOfShown, type ShownFields } from './shown-fields.ts';
import { useTheirSave } from './useTheirSave.ts';

/** Three states of one form: what the edit began with, what the person typed, what somebody else saved since. */
export interface Versions<Values> {
  began: Values;
  mine: Values;
  theirs: Values;
}

/** Props of `ConflictView`. */
export interface ConflictViewProps<Values extends object> {
  versions: Versions<Values>;
  entity: { id: string; name: string };
  /** Form fields named or shaped otherwise than the entity's. */
  shows: ShownFields<Values>;
  context: FieldContext;
  /** `save`: a save was refused, and goes on with the choice. `draft`: the form goes on with it. */
  reason: 'save' | 'draft';
  onResolve: (values: Values) => void;
  onClose: () => void;
}

const groups = ['both', 'me', 'them'] as const satisfies readonly ChangedBy[];

/** What only one of the two changed is kept; what both changed waits for an answer. */
function firstChoices(
  differences: readonly Pick<Difference<Record<string, unknown>>, 'name' | 'changedBy'>[],
): Partial<Record<string, Version>> {
  const choices = differences.flatMap(({ name, changedBy }) =>
    changedBy === 'both' ? [] : [[name, changedBy === 'me' ? 'mine' : 'theirs'] as const],
  );
  return Object.fromEntries(choices);
}

/** Both versions side by side, field by field where they differ; the person chooses which to keep. */
export default function ConflictView<Values extends object>({
  versions: { began, mine, theirs },
  entity,
  shows,
  context,
  reason,
  onResolve,
  onClose,
}: ConflictViewProps<Values>) {
  const { t } = useMessages('entities');
  const differences = differencesOf(began, mine, theirs);
  const [chosen, setChosen] = useState(() => firstChoices(differences));
  const [wasAttempted, setWasAttempted] = useState(false);
  const fields = useRef(new Map<string, HTMLDivElement | null>());
  const { context: whose, who, sentence } = useTheirSave(entity.id, context.timeZone);

  const shown = (name: keyof Values & string, values: Values) => {
    const [field, value] = shows[name]?.(values[name]) ?? [name, values[name]];
    return <FieldValue shown={describeField(field, value, context)} />;
  };
  const label = (name: keyof Values & string) => labelOfShown(shows, name, mine[name]);
  const chooseAll = (version: Version) =>
    setChosen(Object.fromEntries(differences.map(({ name }) => [name, version])));
  const resolve = () => {
    const open = differences.find(({ name }) => chosen[name] === undefined);
    if (!open) return onResolve(mergedValues(mine, theirs, chosen));
    setWasAttempted(true);
    return fields.current.get(open.name)?.querySelector<HTMLInputElement>('input')?.focus();
  };

  return (
    <Dialog
      title={t('conflict.title', { context: whose })}
      size="medium"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('conflict.later')}</Button>
          <Button variant="primary" onPress={resolve}>
            {t(reason === 'save' ? 'conflict.save' : 'conflict.continue')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <Stack gap={3}>
          <Text>
            {sentence} {t(reason === 'save' ? 'conflict.textSave' : 'conflict.textDraft')}
          </Text>
          <Inline gap={2}>
            <Button size="small" onPress={() => chooseAll('mine')}>
              {t('conflict.allMine', { context: whose })}
            </Button>
            <Button size="small" onPress={() => chooseAll('theirs')}>
              {t('conflict.allTheirs', { context: whose })}
            </Button>
          </Inline>
        </Stack>
        {groups.map((group) => {
          const inGroup = differences.filter(({ changedBy }) => changedBy === group);
          return (
            inGroup.length > 0 && (
              <Stack key={group} gap={4} role="group" aria-labelledby={`conflict-${group}`}>
                <Heading level={3} id={`conflict-${group}`}>
                  {t(`conflict.changedBy.${group}`, { context: whose })}
                </Heading>
                {inGroup.map(({ name }) => (
                  <RadioCards
                    key={name}
                    ref={(element) => void fields.current.set(name, element)}
                    label={label(name)}
                    value={chosen[name] ?? null}
                    onChange={(version) => setChosen({ ...chosen, [name]: version })}
                    options={[
                      {
                        id: 'mine',
                        label: t('conflict.mine', { context: whose }),
                        content: shown(name, mine),
                      },
                      { id: 'theirs', label: who, content: shown(name, theirs) },
                    ]}
                    errorMessage={
                      wasAttempted && chosen[name] === undefined ? t('conflict.choose') : undefined
                    }
                  />
                ))}
              </Stack>
            )
          );
        })}
      </Stack>
    </Dialog>
  );
}
