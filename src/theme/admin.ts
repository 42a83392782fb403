/** Sizes of the admin's screens, so that a visitor's pages do not carry them. */
export const adminTheme = {
  layout: {
    /** Text column of the dashboard and of the plain editor. */
    main: '1180px',
    dateColumn: '168px',
    statusColumn: '120px',
    actionsColumn: '104px',
    sortColumn: '240px',
    loginForm: '400px',
    loginArt: '70% 50%',
    compareLabel: '128px',
    /** Live preview beside the form: 47% of the room (comp: 1fr to .94fr). */
    form: 'minmax(0, 1fr) minmax(0, 0.94fr)',
    /** Form and tools: two thirds to one. */
    tools: 'minmax(0, 1.78fr) minmax(0, 1fr)',
    previewHeight: 'min(640px, 72vh)',
    /** Below the editor's header. */
    stickyTop: '112px',
    phonePreview: '390px',
    rawHeight: '240px',
    editorTitle: '380px',
    /** Empty state of a panel. */
    bannerThumb: '240px',
  },
  size: { station: '30px', panelHead: '68px', sectionHead: '60px', drawerLogo: '30px', drawerItem: '48px' },
  text: { page: '2.25rem', login: '2.5rem', editor: '1.75rem', preview: '1.875rem' },
  /** Fade at the lower edge of the live preview. */
  opacity: { faint: 0.6 },
} as const;
