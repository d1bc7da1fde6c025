import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { ShownFields, Versions } from '../conflict/index.ts';
import type { EntityFormState, FormFields, FormRules } from '../form/index.ts';

/** What every entity has. */
export interface Versioned {
  id: string;
  version: number;
}

/** What the form of a kind holds: its rules, the way from the entity, and the way to what is sent. */
export interface FormModel<Entity, Values extends FieldValues, Body> {
  newValues: Values;
  valuesOf: (entity: Entity) => Values;
  rules: FormRules<Values>;
  /** Fields named otherwise than in the request body. */
  pointers?: Readonly<Record<string, Path<Values>>>;
  /** How fields are shown where two versions are compared, where they are named or shaped otherwise than the entity's. */
  shows?: ShownFields<Values>;
  /** Fields that are never kept with a draft, such as a password. */
  secrets?: readonly (keyof Values)[];
  /** What is sent for the form's content; `replaced` is the entity on the server, as far as it is known. */
  draftOf: (values: Values, replaced: Entity | null) => Body | Promise<Body>;
  /** What would be sent for the entity the edit goes on from; the draft of its values where left out, which cannot wait for anything then. */
  beganDraftOf?: (began: Entity, replaced: Entity) => Body;
}

/** How an entity is created or changed. */
export interface EntityEditingOptions<Entity, Values extends FieldValues, Body> extends FormModel<
  Entity,
  Values,
  Body
> {
  /** The entity as loaded; null makes a new one. */
  entity: Entity | null;
  /** Nothing is typed, so no draft is kept or restored. */
  isReadOnly?: boolean;
  /** Stores a new entity. */
  onCreate?: ((draft: Body) => Promise<Entity>) | undefined;
  /** Goes on from it; nothing of what was typed is left to restore by then. */
  onCreated?: ((created: Entity) => unknown) | undefined;
  /** Stores what was changed and returns the entity as it is now. */
  onUpdate?: ((version: number, patch: Partial<Body>) => Promise<Entity>) | undefined;
}

/** Two versions that a person has to choose from. */
export interface OpenConflict<Values> {
  /** A refused save, or a draft whose entity somebody saved since. */
  reason: 'save' | 'draft';
  versions: Versions<Values>;
  resolve: (values: Values) => void;
  close: () => void;
}

/** An entity's form at work; hand it to `EntityEditor`. */
export interface EntityEditing<Values extends FieldValues> {
  form: EntityFormState<Values>;
  /** What its fields know of it, the same for as long as it is: fields that are told nothing else are drawn anew by themselves alone. */
  fields: FormFields<Values>;
  /** Stands in the form and draws nothing: keeps what is typed, and shows what others saved where nothing is. */
  watch: ReactNode;
  shows: ShownFields<Values>;
  /** The id of the entity; null while a new one is made. */
  entityId: string | null;
  /** A lost race that waits for the person's answer. */
  conflict: OpenConflict<Values> | null;
  /** The entity was deleted before the save arrived. */
  deleted: { saveAgain: () => void; close: () => void } | null;
  /** What was typed before a reload, a crash or a sign-out. */
  draft: { state: 'restored' | 'waiting'; savedAt: string; discard: () => void; compare: () => void } | null;
  /** Forgets what was typed, for good. */
  abandon: () => void;
}
