/**
 * A file dropped outside an upload field would open in place of the page. While the condition is true, such a drop does nothing.
 * Returns a function that allows it again.
 */
export function refuseFileDrops(isRefused: () => boolean) {
  const refuse = (event: DragEvent) => {
    const { dataTransfer } = event;
    // An upload field handles its own drops.
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files') || !isRefused()) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return () => {
    removeEventListener('dragover', refuse);
    removeEventListener('drop', refuse);
  };
}
