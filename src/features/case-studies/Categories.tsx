import type { CaseCategory } from '~/content/model';
import { Chip } from '~/ui/Chip';
import { Row } from '~/ui/layout';

interface Props {
  names: readonly CaseCategory[];
  /** In the page's strand colour. */
  isAccented?: boolean;
}

/** The categories of a case study as chips. */
export function Categories({ names, isAccented = false }: Props) {
  return (
    <Row as="ul" $gap="xs">
      {names.map((name) => (
        <li key={name}>
          <Chip isAccented={isAccented}>{name}</Chip>
        </li>
      ))}
    </Row>
  );
}
