import styled from 'styled-components';
import type { CaseCategory } from '~/content/model';
import { theme } from '~/theme/theme';
import { Chip } from '~/ui/Chip';

interface Props {
  names: readonly CaseCategory[];
  /** In the page's strand colour. */
  isAccented?: boolean;
}

/** The categories of a case study as chips. */
export function Categories({ names, isAccented = false }: Props) {
  return (
    <Row>
      {names.map((name) => (
        <li key={name}>
          <Chip isAccented={isAccented}>{name}</Chip>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;
