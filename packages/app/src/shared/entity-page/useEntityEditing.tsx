import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  changedSince,
  differencesOf,
  needsChoice,
  useEditedEntity,
  useFreshValues,
  wasDeleted,
  winnerOf,
} from '../conflict/index.ts';
import { useDraft, type Draft } from '../draft/index.ts';
import { useEntityForm } from '../form/index.ts';
import { changedFields } from '../menu-rules/index.ts';
import { useAskedName } from './useAskedName.ts';
import { useFormFields } from './useFormFields.ts';
import { EditingWatch } from './EditingWatch.tsx';
import type { EntityEditing, EntityEditingOptions, OpenConflict, Versioned } from './editing.ts';

/** What a found draft has to say: nothing, what goes into the form, or what has to be compared first. */
function openDraft<Values extends object>(found: Draft<Values> | null, version: number, now: Values) {
  if (!found) return null;
  const differences = differencesOf(found.began, found.values, now);
  if (differences.every(({ changedBy }) => changedBy === 'them')) return null;
  const isOutrun = found.version !== version && needsChoice(found.began, found.values, now);
  return { ...found, state: isOutrun ? ('waiting' as const) : ('restored' as const) };
}

/**
 * Sends a new entity whole, of a changed one what was changed. What is typed survives refusals, lost races, reloads and
 * signing out; nothing that somebody else saved is overwritten unless the person chose so.
 */
export function useEntityEditing<Entity extends Versioned, Values extends FieldValues, Body extends object>({
  entity,
  newValues,
  valuesOf,
  rules,
  pointers = {},
  shows = {},
  secrets = [],
  isReadOnly = false,
  draftOf,
  beganDraftOf = (began, replaced) => draftOf(valuesOf(began), replaced) as Body,
  onCreate,
  onCreated,
  onUpdate,
}: EntityEditingOptions<Entity, Values, Body>): EntityEditing<Values> {
  const loaded = entity ? valuesOf(entity) : newValues;
  const kept = useDraft(loaded, isReadOnly);
  /** Values whose secrets are those of others, or nothing. */
  const withSecretsOf = (others: Values | null, values: Values): Values =>
    Object.assign({}, values, ...secrets.map((name) => ({ [name]: others?.[name] ?? null }))) as Values;
  const [draft, setDraft] = useState(() => {
    const { found } = kept;
    // A secret that was not kept is as it stands there now.
    const whole = found && {
      ...found,
      began: withSecretsOf(loaded, found.began),
      values: withSecretsOf(loaded, found.values),
    };
    return openDraft(whole, entity?.version ?? 0, loaded);
  });
  const isWaiting = draft?.state === 'waiting';
  const [isComparing, setIsComparing] = useState(isWaiting);
  const askedName = useAskedName();
  const named = entity === null && askedName !== null ? { ...newValues, name: askedName } : null;
  const edited = useEditedEntity<Entity, Values>(entity, isWaiting ? null : (draft?.values ?? named));
  const forgetDraft = () => {
    setDraft(null);
    kept.forget();
  };

  /** Once it is stored as new or given up, nothing is kept that the next form could find. */
  const isOver = useRef(false);
  const keep = (values: Values) => {
    const began = edited.latest();
    const before = began ? valuesOf(began) : newValues;
    const told = withSecretsOf(before, values);
    if (isOver.current || isWaiting || differencesOf(before, told, before).length === 0) return;
    const version = began?.version ?? 0;
    kept.keep({ version, began: withSecretsOf(null, before), values: withSecretsOf(null, values) });
  };

  const create = async (body: Body) => {
    const created = await onCreate?.(body);
    isOver.current = true;
    kept.forget();
    if (created) await onCreated?.(created);
    return created;
  };
  const store = async (values: Values) => {
    const replaced = edited.latest();
    const body = await draftOf(values, replaced);
    if (!replaced) return create(body);
    const patch = changedFields(beganDraftOf(replaced, replaced), body);
    const saved = Object.keys(patch).length > 0 ? await onUpdate?.(replaced.version, patch) : replaced;
    if (saved) edited.startFrom(saved, changedSince(values, form.methods.getValues(), valuesOf(saved)));
    return saved;
  };
  /** Saves again by itself where the newer version says the same as the one the edit goes on from. */
  const save = async (values: Values) => {
    try {
      return await store(values);
    } catch (error) {
      const theirs = winnerOf(error) as Entity | null;
      const began = edited.latest();
      if (!theirs || !began || needsChoice(valuesOf(began), values, valuesOf(theirs))) throw error;
      edited.startFrom(theirs, values);
      return await store(values);
    }
  };
  const form = useEntityForm<Values>({
    defaultValues: edited.began ? valuesOf(edited.began) : newValues,
    rules,
    pointers,
    keep,
    save: async (values) => {
      await save(values);
      forgetDraft();
      keep(form.methods.getValues());
    },
  });
  useFreshValues(form, edited, valuesOf);
  const fields = useFormFields(form);

  const [answered, setAnswered] = useState<unknown>(null);
  const question = form.problem === answered ? null : form.problem;
  const closeQuestion = () => setAnswered(form.problem);
  const conflict = (): OpenConflict<Values> | null => {
    if (draft && isWaiting && isComparing && edited.began) {
      const theirs = edited.began;
      return {
        reason: 'draft',
        versions: { began: draft.began, mine: draft.values, theirs: valuesOf(theirs) },
        resolve: (values) => {
          setDraft({ ...draft, state: 'restored' });
          edited.startFrom(theirs, values);
        },
        close: () => setIsComparing(false),
      };
    }
    const theirs = winnerOf(question) as Entity | null;
    if (!theirs || !edited.began) return null;
    return {
      reason: 'save',
      versions: {
        began: valuesOf(edited.began),
        mine: form.methods.getValues(),
        theirs: valuesOf(theirs),
      },
      resolve: (values) => {
        closeQuestion();
        edited.startFrom(theirs, values, () => form.submit());
      },
      close: closeQuestion,
    };
  };

  return {
    form,
    fields,
    watch: (
      <EditingWatch
        {...{ form, edited, isWaiting }}
        loaded={entity}
        keep={() => keep(form.methods.getValues())}
        forget={forgetDraft}
      />
    ),
    shows,
    entityId: entity?.id ?? null,
    conflict: conflict(),
    deleted:
      edited.began && wasDeleted(question)
        ? {
            saveAgain: () => {
              closeQuestion();
              form.submit();
            },
            close: closeQuestion,
          }
        : null,
    draft: draft && {
      state: draft.state,
      savedAt: draft.savedAt,
      discard: () => {
        forgetDraft();
        form.discard();
      },
      compare: () => setIsComparing(true),
    },
    abandon: () => {
      isOver.current = true;
      form.discard();
      kept.forget();
    },
  };
}
