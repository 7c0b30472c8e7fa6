"""All human language: texts in Japanese and English, and what says them."""
