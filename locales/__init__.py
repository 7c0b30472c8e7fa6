"""All human language: texts in Japanese and English, and the code that formats them."""
