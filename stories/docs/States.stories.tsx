import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { adminMessages } from '~/content/admin-messages';
import { leadMessages } from '~/content/lead-messages';
import { messages } from '~/content/messages';
import { pageMessages } from '~/content/page-messages';
import { Button } from '~/ui/button/Button';
import { Chip } from '~/ui/Chip';
import { Checkbox } from '~/ui/form/Checkbox';
import { FilterButtons } from '~/ui/form/FilterButtons';
import { TextField } from '~/ui/form/TextField';
import { arrowRight, plus } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { mapPin } from '~/ui/icons/screens';
import { Breadcrumb } from '~/ui/navigation/Breadcrumb';
import { MoreLink } from '~/ui/navigation/MoreLink';
import { TextLink } from '~/ui/navigation/TextLink';
import { Alert } from '~/ui/status/Alert';
import { Badge } from '~/ui/status/Badge';
import { EmptyState } from '~/ui/status/EmptyState';
import { Loading } from '~/ui/status/Loading';
import { Skeleton } from '~/ui/status/Skeleton';
import { StatusDot } from '~/ui/status/StatusDot';
import { Toast } from '~/ui/toast/Toast';

const crumbs = ['Home', 'Industries', 'Insurance'].map((label) => ({ label, href: `#${label}` }));
const toastOf = (id: number, text: string, tone: 'ok' | 'error' | 'info', action?: string) => (
  <Toast item={{ id, key: text, text, tone, actions: action ? [{ label: action, onAction: () => {} }] : [] }} />
);

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <section
    style={{
      borderTop: '1px solid var(--border)',
      padding: '28px 0',
      display: 'grid',
      gridTemplateColumns: '190px 1fr',
      gap: 32,
    }}
  >
    <h2 style={{ font: '620 1rem/1.4 var(--body)', letterSpacing: 0 }}>{title}</h2>
    <div style={{ display: 'flex', gap: 18, flexWrap: 'wrap', alignItems: 'flex-start', minWidth: 0 }}>{children}</div>
  </section>
);

/** The states sheet of the design with the real components. Compare it in the panel 'Comp'. */
function States() {
  return (
    <div style={{ maxWidth: 1280, margin: '0 auto', padding: '40px 0' }}>
      <h1 style={{ marginBottom: 36 }}>Component states</h1>
      <Row title="Buttons">
        <Button>
          Primary <Icon drawing={arrowRight} data-shift />
        </Button>
        <Button isBusy busyLabel="Submitting...">
          Send
        </Button>
        <Button variant="ink">Solid</Button>
        <Button variant="line">Outline</Button>
        <Button variant="flow">Flow</Button>
        <Button variant="cover">Cover</Button>
        <Button variant="danger" size="small">
          Delete
        </Button>
      </Row>
      <Row title="Links">
        <span data-accent="mist">
          <MoreLink href="#more">Get More Info</MoreLink>
        </span>
        <TextLink href="#inline" style={{ lineHeight: '44px' }}>
          Inline link
        </TextLink>
        <span style={{ paddingTop: 6 }}>
          <Breadcrumb crumbs={crumbs} />
        </span>
      </Row>
      <Row title="Fields">
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 18, width: '100%' }}>
          <TextField label="Default" placeholder="Company name" />
          <TextField label="Filled" defaultValue="Coastal Fr" hint={leadMessages.callback.phoneHint} />
          <TextField label="Valid" defaultValue="dana@carrier.example" isValid />
          <TextField label="Error" defaultValue="555-01" error={leadMessages.callback.phone} />
          <div>
            <Checkbox label="Full Time" defaultChecked />
            <Checkbox label="Remote" detail="2" />
          </div>
        </div>
      </Row>
      <Row title="Filters and chips">
        <FilterButtons
          label="Category"
          options={['All', 'Web Application', 'Mobile App']}
          value="All"
          onChange={() => {}}
        />
        <Chip drawing={mapPin}>Hyderabad</Chip>
        <Badge tone="route">Required</Badge>
        <Badge tone="cover">CTA</Badge>
        <StatusDot>published</StatusDot>
      </Row>
      <Row title="Toasts">
        {toastOf(1, leadMessages.contact.success, 'ok')}
        {toastOf(2, leadMessages.contact.failure, 'error')}
        {toastOf(3, 'A new version is ready', 'info', 'Update')}
      </Row>
      <Row title="Alerts">
        <Alert tone="ok">{adminMessages.editor.saved}</Alert>
        <Alert tone="danger">{adminMessages.editor.saveFailed}</Alert>
        <Alert tone="warning">You are offline.</Alert>
        <Alert tone="info">{messages.demoData.mark}</Alert>
      </Row>
      <Row title="Skeleton">
        <div style={{ display: 'grid', gap: 14, width: 420 }}>
          <Skeleton shape="art" />
          <Skeleton shape="title" width="long" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
        <Loading>{pageMessages.article.loading}</Loading>
      </Row>
      <Row title="Empty and error">
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24, width: '100%' }}>
          <EmptyState
            illustration="/art/illustration-empty.svg"
            action={
              <Button size="small">
                <Icon drawing={plus} />
                Add New Article
              </Button>
            }
          >
            {adminMessages.dashboard.empty}
          </EmptyState>
          <EmptyState
            illustration="/art/illustration-no-results.svg"
            action={
              <Button size="small" variant="line">
                Clear all
              </Button>
            }
          >
            No jobs match these filters.
          </EmptyState>
          <EmptyState
            illustration="/art/illustration-offline.svg"
            action={
              <Button size="small" variant="line">
                Try again
              </Button>
            }
          >
            This page was not saved for offline use.
          </EmptyState>
        </div>
      </Row>
    </div>
  );
}

const meta = { title: 'Docs/Component states', component: States, tags: ['!autodocs'] } satisfies Meta<typeof States>;
export default meta;

export const Sheet: StoryObj<typeof meta> = {};
