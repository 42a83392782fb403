import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { circleAlert, circleCheck } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { useTextLimit } from './text-limit';

export interface FieldProps {
  label: ReactNode;
  /** Shown below the control until an error replaces it. */
  hint?: ReactNode;
  /** A message marks the control as invalid. It may contain a link. */
  error?: ReactNode;
  /** `hidden`: only the red border is visible; screen readers get the message (the lead form). */
  errorDisplay?: 'text' | 'hidden' | undefined;
  /** Green border and check. An error overrides it. */
  isValid?: boolean | undefined;
  isOptional?: boolean | undefined;
  /** Below the message, with or without an error: 'Keep old-slug', or the length of a text. */
  note?: ReactNode;
  /** In characters. A longer text stays, and is marked as an error. The form refuses it with `lengthProblem`. */
  limit?: number | undefined;
  /** Only screen readers get the label (a search). */
  isLabelHidden?: boolean;
  id?: string | undefined;
}

/** Attributes that name, describe and mark the control in a field. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'data-valid': true | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error of one form field. */
export function Field({
  label,
  hint,
  errorDisplay = 'text',
  isValid,
  isOptional,
  note,
  id,
  children,
  ...props
}: Props) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const messageId = `${controlId}-message`;
  const noteId = `${controlId}-note`;
  const countId = `${controlId}-count`;
  const { box, figure, isOver, said } = useTextLimit(props.limit);
  const error = isOver ? figure : props.error;
  const count = isOver ? undefined : figure;
  const showsValid = Boolean(isValid) && !error;
  const described = [(error || hint) && messageId, count && countId, note && noteId].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={controlId} className={props.isLabelHidden ? 'vh' : undefined}>
        {isOptional ? (
          <>
            <span>{label}</span>
            <Optional> (optional)</Optional>
          </>
        ) : (
          label
        )}
      </Label>
      <Box {...box}>
        {children({
          id: controlId,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          'data-valid': showsValid || undefined,
        })}
        {showsValid && <Icon drawing={circleCheck} />}
      </Box>
      {error && (
        <ErrorText id={messageId} className={errorDisplay === 'hidden' && !isOver ? 'vh' : undefined}>
          <Icon drawing={circleAlert} size="m" />
          <span dir="auto">{error}</span>
        </ErrorText>
      )}
      {!error && hint && <Hint id={messageId}>{hint}</Hint>}
      {count && <Hint id={countId}>{count}</Hint>}
      {note && <Hint id={noteId}>{note}</Hint>}
      {said !== undefined && <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.snug};
  align-content: start;
  min-width: 0;
`;

const Label = styled.label`
  color: ${theme.color.text};
  font-size: ${theme.text.small};
  font-weight: ${theme.font.weight.button};
`;

const Optional = styled.span`
  color: ${theme.color.text3};
  font-weight: ${theme.font.weight.body};
`;

const Box = styled.div`
  position: relative;
  display: grid;

  > .icon {
    position: absolute;
    top: 0;
    right: ${theme.space.m};
    height: ${theme.size.control};
    color: ${theme.color.ok};
    pointer-events: none;
  }
`;

const Hint = styled.div`
  color: ${theme.color.text3};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.small};
  overflow-wrap: anywhere;
`;

const ErrorText = styled.p`
  display: flex;
  gap: ${theme.space.snug};
  color: ${theme.color.danger};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.caption};

  .icon {
    margin-top: ${theme.space.x3s};
  }
`;
