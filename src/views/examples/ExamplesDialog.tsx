import type { Example } from '../../examples';
import type { ExampleChoice } from '../../state/workbench';
import { Dialog } from '../../ui/Dialog';

interface ExamplesDialogProps {
  readonly examples: readonly Example[];
  readonly choice: ExampleChoice | null;
  readonly onChoose: (choice: ExampleChoice) => void;
  readonly onClose: () => void;
}

/** The gallery: what each example teaches, and its predictions to load. */
export function ExamplesDialog({ examples, choice, onChoose, onClose }: ExamplesDialogProps) {
  return (
    <Dialog title="Examples" className="gallery" onClose={onClose}>
      <p className="muted">A choice replaces both texts; undo in an editor brings the old one back.</p>
      <ul className="examples">
        {examples.map((example) => (
          <li key={example.id}>
            <h3>{example.title}</h3>
            <p>{example.summary}</p>
            <ul className="predictions">
              {example.predictions.map((prediction) => {
                const current = choice?.example === example.id && choice.prediction === prediction.id;
                return (
                  <li key={prediction.id}>
                    <button
                      type="button"
                      className={current ? 'prediction current' : 'prediction'}
                      aria-current={current ? 'true' : undefined}
                      data-example={example.id}
                      data-prediction={prediction.id}
                      onClick={() => {
                        onChoose({ example: example.id, prediction: prediction.id });
                        onClose();
                      }}
                    >
                      <strong>{prediction.title}</strong>
                      <span className="muted">{prediction.note}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
