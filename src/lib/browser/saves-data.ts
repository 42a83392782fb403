/** What the browser reports about the connection. Not every browser does. */
function connectionInfo(name: 'saveData' | 'effectiveType'): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** Whether the user asked the browser to save data. */
export const savesData = () => connectionInfo('saveData') === true;

/** Whether to load what may be needed later: not for users who save data, nor on '2g' and 'slow-2g' connections. */
export const mayPrefetch = () => !savesData() && !/2g/.test(String(connectionInfo('effectiveType')));
