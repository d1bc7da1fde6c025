import { useState } from 'react';
import { Banner } from '../components/Banner/index.ts';
import { CaloriesField } from '../components/CaloriesField/index.ts';
import { CheckboxGroup } from '../components/CheckboxGroup/index.ts';
import { FormCard } from '../components/FormCard/index.ts';
import { FormLayout } from '../components/FormLayout/index.ts';
import { ImageField } from '../components/ImageField/index.ts';
import { MoneyField } from '../components/MoneyField/index.ts';
import { MultiSelect } from '../components/MultiSelect/index.ts';
import { PageHeader } from '../components/PageHeader/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { SaveBar } from '../components/SaveBar/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { TagInput } from '../components/TagInput/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { categoryOptions, currency } from './bistro.ts';
import { allergenOptions, type ItemDraft } from './item-draft.ts';
import { Office } from './office.tsx';

const sections = [
  { id: 'basics', label: 'Basics' },
  { id: 'picture', label: 'Picture' },
  { id: 'ingredients', label: 'Ingredients and allergens' },
  { id: 'visibility', label: 'Visibility' },
];

const none = {};

/** Props of `ItemFormPage`. */
export interface ItemFormPageProps {
  /** The item's name as it is stored; null while it is new. */
  name: string | null;
  draft: ItemDraft;
  /** What the form says from the start, as after a refused save. */
  errors?: Partial<Record<keyof ItemDraft, string>>;
  isSaving?: boolean;
  isReadOnly?: boolean;
  onSave: (draft: ItemDraft) => void;
}

/** A form page: one column of cards, the list of its sections beside it, and a save bar from the first change on. */
export function ItemFormPage({
  name,
  draft,
  errors: firstErrors = none,
  isSaving = false,
  isReadOnly = false,
  onSave,
}: ItemFormPageProps) {
  const [values, setValues] = useState(draft);
  const [errors, setErrors] = useState(firstErrors);
  const [hasChanged, setHasChanged] = useState(isSaving || Object.keys(firstErrors).length > 0);
  const problems = Object.values(errors);

  /** What a field needs to show a value of the draft and to change it. */
  const field = <Key extends keyof ItemDraft>(key: Key) => ({
    value: values[key],
    onChange: (value: ItemDraft[Key]) => {
      setValues((before) => ({ ...before, [key]: value }));
      setErrors(({ [key]: _mended, ...rest }) => rest);
      setHasChanged(true);
    },
    errorMessage: errors[key],
    isReadOnly,
  });
  const save = () => {
    const missing = {
      ...(values.name.trim() === '' && { name: 'Enter a name' }),
      ...(values.categories.length === 0 && { categories: 'Choose at least one category' }),
      ...(values.price === null && { price: 'Enter a price' }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) onSave(values);
  };
  const declared = field('isDeclared');
  const active = field('isActive');
  const altText = field('altText');

  return (
    <Office place="items">
      <PageHeader
        title={name ?? 'New item'}
        breadcrumbs={[{ label: 'Items', href: '#items' }]}
        description={isReadOnly ? undefined : 'Guests see a change within five seconds.'}
      />
      <FormLayout sections={sections}>
        {isReadOnly && (
          <Banner title="You can read this item, not change it">
            Changing items needs the permission “Menu management”. Ask Mira Lindqvist.
          </Banner>
        )}
        {problems.length > 0 && (
          <Banner tone="error" title="The item is not saved" isLive>
            {problems.length === 1
              ? 'One field needs another look.'
              : `${problems.length} fields need another look.`}
          </Banner>
        )}
        <FormCard id="basics" title="Basics" description="What guests read first.">
          <TextField {...field('name')} label="Item name" isRequired />
          <TextArea
            {...field('description')}
            label="Description"
            description="One sentence that makes guests hungry."
            maxLength={300}
            showsCount
          />
          <MultiSelect
            {...field('categories')}
            label="Categories"
            options={categoryOptions}
            placeholder="Choose categories"
            isRequired
          />
          <MoneyField {...field('price')} label="Price" currency={currency} isRequired />
        </FormCard>
        <FormCard
          id="picture"
          title="Picture"
          description="A picture sells a dish; the words beside it describe it."
        >
          <ImageField
            label="Picture"
            description="Under 2 MB, best 1875 × 1000 pixels."
            image={values.picture === null ? null : { url: values.picture, alt: values.altText }}
            altText={altText.value}
            onAltTextChange={altText.onChange}
            onSelectFile={() => setHasChanged(true)}
            onRemove={() => field('picture').onChange(null)}
            isReadOnly={isReadOnly}
            allowsCrop
          />
        </FormCard>
        <FormCard
          id="ingredients"
          title="Ingredients and allergens"
          description="Allergens are safety data: nothing is declared until you say so."
        >
          <TagInput {...field('ingredients')} label="Ingredients" placeholder="Type one and press Enter" />
          <RadioGroup
            label="Allergens"
            value={declared.value ? 'declared' : 'open'}
            onChange={(choice) => declared.onChange(choice === 'declared')}
            isReadOnly={isReadOnly}
            options={[
              { id: 'open', label: 'Not declared', description: 'Guests are asked to talk to you.' },
              { id: 'declared', label: 'Declared', description: 'The list below is complete.' },
            ]}
          />
          {values.isDeclared && (
            <CheckboxGroup {...field('allergens')} label="Contains" options={allergenOptions} />
          )}
          <CaloriesField {...field('calories')} label="Calories" description="Of one portion." />
        </FormCard>
        <FormCard
          id="visibility"
          title="Visibility"
          description="Where the item can be seen now: on 2 menus, 3 screens."
        >
          <Switch
            isSelected={active.value}
            onChange={active.onChange}
            isReadOnly={isReadOnly}
            description="An item that is not active is on no menu and on no screen."
          >
            Active
          </Switch>
        </FormCard>
        <SaveBar
          isVisible={hasChanged && !isReadOnly}
          message={name === null ? 'This item is not saved' : `Changes to ${name} are not saved`}
          saveLabel={name === null ? 'Create item' : 'Save changes'}
          onSave={save}
          onDiscard={() => {
            setValues(draft);
            setErrors({});
            setHasChanged(false);
          }}
          isPending={isSaving}
        />
      </FormLayout>
    </Office>
  );
}
