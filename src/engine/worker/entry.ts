import * as Comlink from 'comlink';
import kernelsUrl from '../../kernel/gen/kernels.wasm?url';
import { compileFromUrl, instantiateKernels } from '../../kernel/load';
import { createScorer, type ScoreText } from '../scorer';
import { createScorerApi } from './serve';

const scorer: Promise<ScoreText> = compileFromUrl(kernelsUrl)
  .then((module) => instantiateKernels(module))
  .then((kernels) => createScorer(kernels));

Comlink.expose(createScorerApi(scorer));
