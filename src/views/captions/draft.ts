import { createStore } from '../../base/store';

/**
 * The prose that was last typed here. It outlives the page on screen: who goes to set up a model finds it again. It is
 * kept nowhere else.
 */
export const proseDraft = createStore('');
