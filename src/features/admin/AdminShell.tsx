import { type ReactNode, useState } from 'react';
import { adminScreen } from '~/content/screens/admin';
import { href } from '~/routes';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { logOut } from '~/ui/icons/admin';
import { menu, newspaper } from '~/ui/icons/common';
import { Modal } from '~/ui/Modal';
import { ThemeSwitch } from '~/ui/ThemeSwitch';
import { Actions, Content, Drawer, DrawerLogo, Frame, MenuButton, NavLink, TopBar } from './AdminShell.styles';
import { IdleSession } from './IdleSession';
import { LogoutDialog } from './LogoutDialog';
import { useLogout } from './use-logout';

const words = adminScreen.shell;

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
  /** The demo mark, given by the page. */
  mark?: ReactNode;
  isDashboard?: boolean;
  /** `wide` uses the whole room, e.g. for the live preview. */
  width?: 'text' | 'wide';
  children: ReactNode;
}

/** Frame of the guarded screens: drawer of 240px with one item, top bar, page. Below 993px the drawer is a sheet. */
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
          <b>{words.name}</b>
          <Actions>
            {mark}
            <ThemeSwitch />
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
