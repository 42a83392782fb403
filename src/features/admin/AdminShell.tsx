import { type ReactNode, useState } from 'react';
import { href } from '~/href';
import { Button } from '~/ui/button/Button';
import { IconButton } from '~/ui/button/IconButton';
import { Modal } from '~/ui/dialog/Modal';
import { logOut } from '~/ui/icons/admin';
import { menu } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { newspaper } from '~/ui/icons/screens';
import { ThemeSwitch } from '~/ui/ThemeSwitch';
import { Actions, Content, Drawer, DrawerLogo, Frame, MenuButton, NavLink, Title, TopBar } from './AdminShell.styles';
import { AccountButton } from './account/AccountButton';
import { IdleSession } from './IdleSession';
import { LogoutDialog } from './LogoutDialog';
import { Notices } from './notices/Notices';
import { useLogout } from './use-logout';
import { adminWords } from './words';

const words = adminWords.shell;

function Nav({ isDashboard }: { isDashboard: boolean }) {
  return (
    <nav aria-label={words.nav}>
      <NavLink href={href('/admin/dashboard')} aria-current={isDashboard ? 'page' : undefined} data-current="">
        <Icon drawing={newspaper} />
        {words.newsroom}
      </NavLink>
    </nav>
  );
}

interface Props {
  /** The demo badge. The page provides it. */
  mark?: ReactNode;
  isDashboard?: boolean;
  /** `wide` takes the full width, for example for the live preview. */
  width?: 'text' | 'wide';
  children: ReactNode;
}

/** The layout of all guarded screens: a drawer and a top bar. Below 993px, a menu replaces the drawer. */
export function AdminShell({ mark, isDashboard = false, width = 'text', children }: Props) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const logout = useLogout();
  return (
    <Frame>
      <Drawer>
        <DrawerLogo />
        <Nav isDashboard={isDashboard} />
      </Drawer>
      <div>
        <TopBar>
          <MenuButton>
            <IconButton label={words.menu} drawing={menu} variant="plain" onClick={() => setMenuOpen(true)} />
          </MenuButton>
          <Title>
            <b>{words.name}</b>
            <Notices />
          </Title>
          <Actions>
            {mark}
            <ThemeSwitch />
            <AccountButton />
            <Button variant="line" size="small" onClick={logout.ask}>
              <Icon drawing={logOut} />
              {words.logout}
            </Button>
          </Actions>
        </TopBar>
        <Content data-width={width}>{children}</Content>
      </div>
      <Modal isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} title={words.menuTitle} width="dialog">
        <Nav isDashboard={isDashboard} />
      </Modal>
      <IdleSession />
      <LogoutDialog isOpen={logout.isAsking} onChoose={logout.leave} onCancel={logout.cancel} />
    </Frame>
  );
}
