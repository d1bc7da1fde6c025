import type { IconName } from '../../icons/index.ts';
import { coverFoot } from '../FootLane/foot-lane.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Check, Floating, List, NoOptions, Option, OptionText } from './OptionList.styles.ts';

/** One choice of a list. */
export interface FieldOption<Id extends string = string> {
  id: Id;
  label: string;
  icon?: IconName;
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean;
}

interface OptionListProps {
  options: readonly FieldOption[];
  /** Shown where no option is left; plain words, since the list cannot hold a link. */
  emptyMessage?: string | undefined;
}

/** The floating list of options under a select or combo box, as wide as its field. */
export function OptionList({ options, emptyMessage = 'Nothing matches.' }: OptionListProps) {
  return (
    <Floating ref={coverFoot} offset={4}>
      <List renderEmptyState={() => <NoOptions>{emptyMessage}</NoOptions>}>
        {options.map((option) => (
          <Option
            key={option.id}
            id={option.id}
            textValue={option.label}
            isDisabled={option.isDisabled ?? false}
          >
            {option.icon && <Icon name={option.icon} size={20} />}
            <OptionText>{option.label}</OptionText>
            <Check>
              <Icon name="check" size={16} />
            </Check>
          </Option>
        ))}
      </List>
    </Floating>
  );
}
