import { priceTreatments, type PriceTreatment } from '@cardamom/api-types';
import { FormCard, RadioGroup, Switch } from '@cardamom/ui';
import { memo, type ReactNode } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { EditorFrame, type EntityEditing } from '#shared/entity-page/index.ts';
import { Field, useFormStatus, type EntityFormState, type FormFields } from '#shared/form/index.ts';
import { RestaurantOnStage } from '#shared/guest-preview/index.ts';
import { useMessages } from '#shared/messages/index.ts';
import { GuestSentence, type GuestSentenceProps } from './GuestSentence.tsx';

/** The words of what is charged. */
type ChargeWords = 'tax' | 'serviceCharge';

interface ChargeValues {
  treatment: PriceTreatment;
  isActive: boolean;
}

/** Props of a field that each charge has. */
export interface ChargeFieldProps<Values extends FieldValues & ChargeValues> {
  words: ChargeWords;
  form: FormFields<Values>;
}

/** The form of a charge, of which the other fields do not matter. */
const ofCharge = <Values extends FieldValues & ChargeValues>(form: FormFields<Values>) =>
  form as unknown as FormFields<ChargeValues>;

function Active<Values extends FieldValues & ChargeValues>({ words, form }: ChargeFieldProps<Values>) {
  const { t } = useMessages(words);
  return (
    <Field form={ofCharge(form)} name="isActive">
      {({ value, onChange }) => (
        <Switch isSelected={value} onChange={onChange}>
          {t('form.active')}
        </Switch>
      )}
    </Field>
  );
}

/** The switch without which guests read nothing of a charge. */
export const ActiveField = memo(Active) as typeof Active;

function Treatment<Values extends FieldValues & ChargeValues>({ words, form }: ChargeFieldProps<Values>) {
  const { t } = useMessages(words);
  const { t: ofTax } = useMessages('tax');
  return (
    <Field form={ofCharge(form)} name="treatment">
      {({ value, onChange }) => (
        <RadioGroup
          label={t('form.treatment')}
          options={priceTreatments.map((id) => ({ id, label: ofTax(`treatment.${id}`) }))}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

/** Whether prices hold it. */
const TreatmentField = memo(Treatment) as typeof Treatment;

/** Props of `ChargeFrame`. */
export interface ChargeFrameProps<Values extends FieldValues & ChargeValues> {
  words: ChargeWords;
  editing: EntityEditing<Values>;
  /** What guests read with what is typed. */
  toldOf: (values: Values) => GuestSentenceProps;
  /** The fields of how much it is. */
  children: ReactNode;
  /** The fields of what guests read. */
  guestFields: ReactNode;
}

type ToldProps<Values extends FieldValues & ChargeValues> = Pick<ChargeFrameProps<Values>, 'toldOf'> & {
  form: EntityFormState<Values>;
};

/** What follows each key by itself, so that the fields are not drawn again for it. */
function useTold<Values extends FieldValues & ChargeValues>({ form, toldOf }: ToldProps<Values>) {
  return toldOf(useWatch({ control: form.control }) as Values);
}

function ToldOnStage<Values extends FieldValues & ChargeValues>(props: ToldProps<Values>) {
  const { isDirty } = useFormStatus(props.form);
  return <RestaurantOnStage begins="belowPrices" changed={useTold(props)} isDirty={isDirty} />;
}

function ToldSentence<Values extends FieldValues & ChargeValues>(props: ToldProps<Values>) {
  return <GuestSentence {...useTold(props)} />;
}

/** The form of what is charged beside the prices: how much, whether prices hold it, and what guests read of it, live beside it. */
export function ChargeFrame<Values extends FieldValues & ChargeValues>({
  words,
  editing,
  toldOf,
  children,
  guestFields,
}: ChargeFrameProps<Values>) {
  const { t } = useMessages(words);
  return (
    <EditorFrame
      label={t('title')}
      editing={editing}
      sections={[]}
      readOnlyText={null}
      stage={<ToldOnStage form={editing.form} toldOf={toldOf} />}
    >
      <FormCard id="charge" title={t('form.charge')} description={t('form.chargeText')}>
        {children}
        <TreatmentField words={words} form={editing.fields} />
      </FormCard>
      <FormCard id="guests" title={t('form.guests')} description={t('form.guestsText')}>
        {guestFields}
        <ToldSentence form={editing.form} toldOf={toldOf} />
      </FormCard>
    </EditorFrame>
  );
}
