import type { RefObject } from 'react';
import styled from 'styled-components';
import { type AccountSession, type SessionsResult, useEndSession } from '~/api/account/account';
import { isMissing } from '~/api/errors';
import { adminWords } from '~/features/admin/words';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { toast } from '~/ui/toast/toast-store';
import { Part, PartTitle } from './Account.styles';
import { Failure } from './Failure';

const words = adminWords.account;
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** When a session began and when it was last used, as far as the backend says so. */
function timesOf({ isCurrent, createdAt, lastUsedAt }: AccountSession): readonly string[] {
  return [
    ...(createdAt ? [words.began(when.format(createdAt))] : []),
    ...(lastUsedAt && !isCurrent ? [words.used(when.format(lastUsedAt))] : []),
  ];
}

interface Props {
  query: SessionsResult;
  /** The title can get the focus. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  onSignIn: () => void;
  /** Called after a session was ended. Its button had the focus. */
  onEnded: () => void;
}

/** The sessions of the account. All but the current one can be ended. */
export function SessionList({ titleRef, query, onSignIn, onEnded }: Props) {
  const { data, error } = query;
  const ending = useEndSession();
  const end = async (id: string) => {
    if (ending.isPending) return;
    try {
      await ending.mutateAsync(id);
    } catch (failure) {
      // The error of the mutation is shown, unless that session had already ended.
      if (!isMissing(failure)) return;
      ending.reset();
    }
    toast(words.ended);
    onEnded();
  };
  const failure = ending.error ?? error;
  return (
    <Part>
      <PartTitle ref={titleRef} tabIndex={-1}>
        {data ? words.devices(data.length) : words.sessions}
      </PartTitle>
      {failure && (
        <Failure
          error={failure}
          onSignIn={onSignIn}
          onRetry={() => {
            ending.reset();
            void query.refetch();
          }}
        />
      )}
      {!data && !error && <p role="status">{words.loading}</p>}
      {data && data.length > 0 && (
        <List>
          {data.map((session) => (
            <Item key={session.id}>
              <div>
                <b>{session.isCurrent ? words.here : words.elsewhere}</b>
                {timesOf(session).map((time) => (
                  <Time key={time}>{time}</Time>
                ))}
              </div>
              {!session.isCurrent && (
                <Button
                  variant="line"
                  size="small"
                  aria-label={words.endLabel(session.createdAt ? when.format(session.createdAt) : '')}
                  isBusy={ending.isPending && ending.variables === session.id}
                  busyLabel={words.ending}
                  onClick={() => void end(session.id)}
                >
                  {words.end}
                </Button>
              )}
            </Item>
          ))}
        </List>
      )}
    </Part>
  );
}

const List = styled.ul`
  display: grid;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space.s} 0;
  border-top: 1px solid ${theme.color.border};
`;

const Time = styled.div`
  color: ${theme.color.text3};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.small};
`;
