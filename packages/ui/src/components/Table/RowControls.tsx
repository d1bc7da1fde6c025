import { Icon } from '../Icon/Icon.tsx';
import { Box } from '../Checkbox/Checkbox.styles.ts';
import { DragHandle, RowCheckboxRoot, RowCheckboxTarget } from './RowControls.styles.ts';

/** The box that selects its row, or in the header all rows. */
export function RowCheckbox() {
  return (
    <RowCheckboxRoot slot="selection">
      {({ isIndeterminate }) => (
        <RowCheckboxTarget>
          <Box>
            <Icon name={isIndeterminate ? 'remove' : 'check'} size={16} />
          </Box>
        </RowCheckboxTarget>
      )}
    </RowCheckboxRoot>
  );
}

/** The handle by which a row is picked up. */
export function RowDragHandle() {
  return (
    <DragHandle slot="drag">
      <Icon name="drag" size={16} />
    </DragHandle>
  );
}
