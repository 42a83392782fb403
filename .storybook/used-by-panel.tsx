/** @jsxRuntime classic */
import * as React from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { UsedBy } from '../stories/docs/used-by';
import { Empty, Users } from './panel-styles';

/** Lists the files and pages that use the component of the current story, with links to their stories. */
export function UsedByPanel() {
  const api = useStorybookApi();
  const { index = {} } = useStorybookState();
  const [usedBy, setUsedBy] = React.useState<UsedBy>();
  React.useEffect(() => {
    void (async () => setUsedBy(await (await fetch('./used-by.json')).json()))();
  }, []);
  const story = api.getCurrentStoryData();
  const file = story && 'importPath' in story ? String(story.importPath).replace(/^\.\//, '') : '';
  if (!usedBy) return null;
  const shown = usedBy.stories[file] ?? [];
  if (shown.length === 0) return <Empty>No component belongs to these stories.</Empty>;

  /** Returns the first story of a component. */
  const storyOf = (component: string) => {
    const home = Object.keys(usedBy.stories).find((path) => usedBy.stories[path]?.includes(component));
    return Object.values(index).find(
      (entry) => entry.type === 'story' && home && entry.importPath.endsWith(home) && home !== file,
    );
  };
  return (
    <Users>
      {shown.map((component) => {
        const { files = [], pages = [] } = usedBy.components[component] ?? {};
        return (
          <section key={component}>
            <h3>{component}</h3>
            {files.length + pages.length === 0 && <p>No file imports it. Routes show it directly.</p>}
            <ul>
              {files.map((user) => {
                const target = storyOf(user);
                return (
                  <li key={user}>
                    {target ? (
                      <button type="button" onClick={() => api.selectStory(target.id)}>
                        {user}
                      </button>
                    ) : (
                      user
                    )}
                  </li>
                );
              })}
              {pages.map((page) => (
                <li key={page}>page: {page}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </Users>
  );
}
