import { useState } from 'react';
import { Button } from '../components/Button/index.ts';
import { CheckboxGroup } from '../components/CheckboxGroup/index.ts';
import { FormCard } from '../components/FormCard/index.ts';
import { NumberField } from '../components/NumberField/index.ts';
import { PageHeader } from '../components/PageHeader/index.ts';
import { PhoneFrame } from '../components/PhoneFrame/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { RowList } from '../components/RowList/index.ts';
import { SaveBar } from '../components/SaveBar/index.ts';
import { ScreenFrame } from '../components/ScreenFrame/index.ts';
import { SplitView } from '../components/SplitView/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { Badge } from '../components/Badge/index.ts';
import { ScreenFace } from '../screen/index.ts';
import { storyContent, storyStatus } from '../screen/story-content.ts';
import { GuestMenuPreview, type ShownParts } from './GuestMenuPreview.tsx';
import { Office } from './office.tsx';

const categoryOptions = [
  'Breakfast',
  'Starters',
  'From the grill',
  'Desserts',
  'Drinks',
  'Vegan',
  'For children',
].map((name) => ({ id: name, label: name }));

/** Props of the settings pages. */
export interface SettingsPageProps {
  onSave: () => void;
}

const parts: readonly { id: keyof ShownParts; label: string; description?: string }[] = [
  { id: 'prices', label: 'Prices' },
  { id: 'pictures', label: 'Pictures' },
  { id: 'ingredients', label: 'Ingredients' },
  {
    id: 'allergens',
    label: 'Allergens',
    description: 'Guests cannot filter by what they do not see.',
  },
  { id: 'calories', label: 'Calories' },
];

const everything: ShownParts = {
  prices: true,
  pictures: true,
  ingredients: true,
  allergens: true,
  calories: true,
};

/** A settings page with a visible result: what guests see on their phones. */
export function QrMenuSettingsPage({ onSave }: SettingsPageProps) {
  const [shown, setShown] = useState(everything);
  const hidden = parts.filter(({ id }) => !shown[id]);
  return (
    <Office place="qr">
      <PageHeader
        title="QR menu"
        description="What a guest reads after scanning a code. The preview follows at once."
      />
      <SplitView
        preview={
          <PhoneFrame label="Preview of the QR menu">
            <GuestMenuPreview shown={shown} />
          </PhoneFrame>
        }
      >
        <Stack gap={6}>
          <FormCard id="shown" title="What guests see" description="Names and descriptions are always shown.">
            {parts.map(({ id, label, description }) => (
              <Switch
                key={id}
                isSelected={shown[id]}
                onChange={(isSelected) => setShown({ ...shown, [id]: isSelected })}
                description={description}
              >
                {label}
              </Switch>
            ))}
          </FormCard>
          <SaveBar
            isVisible={hidden.length > 0}
            message={`Hidden and not saved: ${hidden.map(({ label }) => label.toLowerCase()).join(', ')}`}
            saveLabel="Save changes"
            onSave={onSave}
            onDiscard={() => setShown(everything)}
          />
        </Stack>
      </SplitView>
    </Office>
  );
}

/** A settings page whose result hangs on a wall: what the restaurant's screens show. */
export function DigitalMenuSettingsPage({ onSave }: SettingsPageProps) {
  const [categories, setCategories] = useState<readonly string[]>(['From the grill', 'Desserts']);
  const [seconds, setSeconds] = useState<number | null>(8);
  const [orientation, setOrientation] = useState('landscape');
  const [isDark, setIsDark] = useState(true);
  const [isChanged, setIsChanged] = useState(false);
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setIsChanged(true);
    };
  return (
    <Office place="screens">
      <PageHeader
        title="Digital menu"
        description="What the screens in your restaurant show, one dish at a time."
        actions={<Button icon="add">Add screen</Button>}
      />
      <SplitView
        preview={
          <ScreenFrame
            label="Preview of the bar’s screen"
            orientation={orientation === 'portrait' ? 'portrait' : 'landscape'}
          >
            <ScreenFace content={{ ...storyContent, isDark }} page={0} status={storyStatus} isStill />
          </ScreenFrame>
        }
      >
        <Stack gap={6}>
          <FormCard
            id="content"
            title="What is shown"
            description="Dishes that are sold out drop out by themselves."
          >
            <CheckboxGroup
              label="Categories"
              options={categoryOptions}
              value={categories}
              onChange={change(setCategories)}
            />
            <NumberField
              label="Seconds for each dish"
              description="From 3 to 120."
              value={seconds}
              onChange={change(setSeconds)}
              minValue={3}
              maxValue={120}
            />
          </FormCard>
          <FormCard id="look" title="How it hangs">
            <RadioGroup
              label="Orientation"
              value={orientation}
              onChange={change(setOrientation)}
              options={[
                { id: 'landscape', label: 'Landscape' },
                { id: 'portrait', label: 'Portrait' },
              ]}
            />
            <Switch
              isSelected={isDark}
              onChange={change(setIsDark)}
              description="Easier on the eye in a dim room."
            >
              Dark theme
            </Switch>
          </FormCard>
          <FormCard id="screens" title="Screens">
            <RowList
              label="Screens"
              rows={[
                {
                  id: 'bar',
                  title: 'Bar',
                  detail: 'Shows “Sirloin, dry-aged”',
                  icon: 'screen',
                  href: '#screens/bar',
                  end: <Badge tone="success">Live</Badge>,
                },
                {
                  id: 'window',
                  title: 'Window',
                  detail: 'Last seen today at 11:42',
                  icon: 'screen',
                  href: '#screens/window',
                  end: (
                    <Badge tone="warning" icon="offline">
                      Offline
                    </Badge>
                  ),
                },
              ]}
            />
          </FormCard>
          <SaveBar
            isVisible={isChanged}
            message="What screens show is not saved"
            saveLabel="Save changes"
            onSave={onSave}
            onDiscard={() => setIsChanged(false)}
          />
        </Stack>
      </SplitView>
    </Office>
  );
}
