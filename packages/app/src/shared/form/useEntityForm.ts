import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  useFormState,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiError, showError } from '../api/index.ts';
import { resolverOf, type FormRules } from './field-rules.ts';
import { focusFirstWrongField } from './focus.ts';
import { placeErrors } from './server-errors.ts';

/** What a form is made from. */
export interface EntityFormOptions<Values extends FieldValues> {
  defaultValues: Values;
  rules: FormRules<Values>;
  /** Saves; an `ApiError` it throws is shown where it belongs and everything typed stays. */
  save: (values: Values) => Promise<unknown>;
  /** Keeps what is typed, before it is checked and sent: the answer may be that the session has ended. */
  keep?: (values: Values) => void;
  /** Fields named otherwise than in the request body: `{ '/sizes/0/price': 'price' }`. */
  pointers?: Readonly<Record<string, Path<Values>>>;
}

/** A form at work; hand it to `EntityForm`, `Field`, `FormProblem` and `FormSaveBar`. */
export interface EntityFormState<Values extends FieldValues> {
  control: Control<Values>;
  rules: FormRules<Values>;
  methods: UseFormReturn<Values>;
  /** Read while drawing, it draws the reader's form again with every change of it; `useFormStatus` draws only the reader. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** True while `save` runs, readable at once: a page that leaves from inside `save` is not held back. */
  isSavingNow: () => boolean;
  /** The failure that belongs to no single field. */
  problem: ApiError | null;
  /** Takes the form element, where the first wrong field is looked for. */
  attach: (element: HTMLFormElement | null) => void;
  submit: (event?: FormEvent) => void;
  /** Back to what was last saved. */
  discard: () => void;
}

/** What the fields of a form know of it. */
export type FormFields<Values extends FieldValues> = Pick<
  EntityFormState<Values>,
  'control' | 'rules' | 'methods'
>;

/** Whether something is typed and whether it is being saved, for parts of a form that are drawn again for it by themselves. */
export function useFormStatus<Values extends FieldValues>({ control }: EntityFormState<Values>) {
  const { isDirty, isSubmitting } = useFormState({ control });
  return { isDirty, isSaving: isSubmitting };
}

/** A form on the product's rules: what passes, when it is looked at, and where a refusal is shown. */
export function useEntityForm<Values extends FieldValues>({
  defaultValues,
  rules,
  save,
  keep,
  pointers,
}: EntityFormOptions<Values>): EntityFormState<Values> {
  const methods = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: resolverOf(rules),
  });
  const { submitCount } = methods.formState;
  const formRef = useRef<HTMLFormElement>(null);
  const saving = useRef(false);
  const [problem, setProblem] = useState<ApiError | null>(null);

  // Counts up together with the messages of the attempt: an effect finds them drawn, however slow the device.
  useEffect(() => {
    if (submitCount > 0) focusFirstWrongField(formRef);
  }, [submitCount]);

  const showOnFields = (error: ApiError): boolean => {
    const names = Object.keys(methods.getValues()) as Path<Values>[];
    const { placed, isWhole } = placeErrors(error, names, pointers);
    for (const { name, message } of placed) methods.setError(name, { type: 'server', message });
    return isWhole;
  };

  const saveValid = async (values: Values) => {
    saving.current = true;
    setProblem(null);
    try {
      await save(values);
      methods.reset(values, { keepValues: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What stands in the way is asked about over the form, which knows it by its problem.
      showError(error, { fields: showOnFields, alert: setProblem });
    } finally {
      saving.current = false;
    }
  };

  return {
    control: methods.control,
    rules,
    methods,
    get isDirty() {
      return methods.formState.isDirty;
    },
    get isSaving() {
      return methods.formState.isSubmitting;
    },
    isSavingNow: useCallback(() => saving.current, []),
    problem,
    attach: useCallback((element) => {
      formRef.current = element;
    }, []),
    submit: (event) => {
      event?.preventDefault();
      event?.stopPropagation();
      if (saving.current) return;
      keep?.(methods.getValues());
      void methods.handleSubmit(saveValid)();
    },
    discard: () => {
      setProblem(null);
      methods.reset();
    },
  };
}
