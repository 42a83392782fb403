/** What the browser tells of the connection; not every browser does. */
function told(name: 'saveData' | 'effectiveType'): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** Whether the visitor asked the browser to save data. */
export const savesData = () => told('saveData') === true;

/** Whether something may be fetched on a mere guess: not for who saves data, nor on '2g' and 'slow-2g'. */
export const mayPrefetch = () => !savesData() && !/2g/.test(String(told('effectiveType')));
