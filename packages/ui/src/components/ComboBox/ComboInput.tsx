import { useContext, type ComponentProps } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { TextInput } from '../Field/Field.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { OpenButton } from './ComboBox.styles.ts';

/** The input of a combo box; a click opens the list, as typing and the arrow keys do. */
export function ComboInput(props: ComponentProps<typeof TextInput>) {
  const state = useContext(ComboBoxStateContext);
  return <TextInput {...props} onClick={() => state?.open(null, 'manual')} />;
}

/** The arrow that opens and closes the list of a combo box; the keyboard opens it from the input. */
export function ComboButton() {
  return (
    <OpenButton>
      <Icon name="chevronDown" size={16} />
    </OpenButton>
  );
}
