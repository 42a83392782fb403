/**
 * Replaces each text by two `font` elements, like Chrome's translator, as long as the page is open. The new language has capitals. Runs
 * in the page.
 */
export function translate() {
  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';
  const translateIn = (scope: Node) => {
    if (isText(scope)) {
      if (scope.parentElement?.closest('font, script, style, textarea, title')) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = scope.nodeValue?.toUpperCase() ?? '';
      outer.append(inner);
      scope.replaceWith(outer);
    } else for (const child of scope.childNodes) translateIn(child);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes) translateIn(node);
      if (isText(target)) translateIn(target);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
