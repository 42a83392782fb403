import { type ComponentProps, type DragEvent, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { buttonStyles } from '~/ui/button/button-styles';
import { imageUp } from '~/ui/icons/admin';
import { Icon } from '~/ui/icons/Icon';
import { Field, type FieldProps } from './Field';

interface Props
  extends Omit<FieldProps, 'isValid' | 'errorDisplay'>,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'onPaste' | 'value'> {
  /** Text of the button, e.g. 'Choose an image'. */
  chooseLabel: ReactNode;
  /** Called with the files that were chosen, dropped or pasted. The parent decides which to accept. */
  onFiles: (files: File[]) => void;
  /** Preview, file name and size, actions. In the box next to the button. */
  children?: ReactNode;
}

/** A box for a file that is dropped, pasted, or chosen in the browser's dialog. */
export function FilePicker({
  label,
  hint,
  error,
  isOptional,
  note,
  id,
  chooseLabel,
  onFiles,
  children,
  ...input
}: Props) {
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
    // Cleared, so that choosing the same file again fires a change event.
    if (field.current) field.current.value = '';
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Field {...{ label, hint, error, isOptional, note, id }}>
      {({ 'data-valid': _isValid, ...control }) => (
        <Zone
          data-over={isOver || undefined}
          onDragOver={onDragOver}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
          onPaste={(event) => take(event.clipboardData.files)}
        >
          {children}
          <Choose data-variant="line" data-size="small">
            <NativeInput
              {...input}
              {...control}
              ref={field}
              type="file"
              onChange={(event) => take(event.target.files)}
            />
            <Icon drawing={imageUp} />
            {chooseLabel}
          </Choose>
        </Zone>
      )}
    </Field>
  );
}

const { color, space, line } = theme;

const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.mPlus};
  padding: ${space.m};
  border: ${line.thin} dashed ${color.borderStrong};
  border-radius: ${theme.radius.m};

  &[data-over] {
    border-color: ${color.focus};
    background: ${color.surface2};
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
  }
`;

const Choose = styled.span`
  ${buttonStyles}
  position: relative;

  &:has(:focus-visible) {
    outline: ${theme.focus.width} solid ${color.focus};
    outline-offset: ${theme.focus.offset};
  }
`;

/** Invisible on top of the button, so that a click opens the dialog and the real control gets the focus. */
const NativeInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`;
