/**
 * Environment of a run of the stories that takes pictures with this browser, to compare or to accept. They show what people
 * get, React as it is built for them; that is also a fifth faster. Without pictures React says more when a story fails.
 */
export function pictureEnvironment(browser: string, purpose: string): NodeJS.ProcessEnv {
  return { CHROMIUM_PATH: browser, PICTURES: purpose, NODE_ENV: 'production' };
}
